import { lazy } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { TooltipProvider } from '../components/Tooltip.js';
import { Layout } from './Layout.js';
import HomePage from './pages/HomePage.js';

const NotFoundPage = lazy(() => import('./pages/NotFoundPage.js'));

export function App() {
  return (
    <TooltipProvider delayDuration={400}>
      <BrowserRouter>
        <Routes>
          <Route element={<Layout />}>
            <Route index element={<HomePage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Route>
        </Routes>
      </BrowserRouter>
    </TooltipProvider>
  );
}
