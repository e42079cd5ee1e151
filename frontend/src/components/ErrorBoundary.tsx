import { Component, type ReactNode } from 'react';
import { logFailure } from '../browser/log.js';

interface ErrorBoundaryProps {
  /** Shown instead of the children that failed. */
  fallback?: ReactNode;
  /** Called once for a failure. */
  onFailure?: () => void;
  children: ReactNode;
}

/** Limits a failure to one part of the page: without a boundary React removes the whole page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    logFailure('Error drawing a part of the page:', error);
    this.props.onFailure?.();
  }

  override render(): ReactNode {
    return this.state.failed ? (this.props.fallback ?? null) : this.props.children;
  }
}
