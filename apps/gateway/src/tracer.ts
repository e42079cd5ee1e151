/** Injection token: the `MailTracer` of this process; null unless the operator wants traces. */
export const TRACER = Symbol('tracer');
