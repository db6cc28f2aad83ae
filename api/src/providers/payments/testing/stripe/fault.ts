/** A refusal as Stripe words it. */
export class StripeFault extends Error {
  readonly status: number
  readonly body: Record<string, unknown>
  constructor(status: number, body: Record<string, unknown>) {
    super(String(body['message']))
    this.status = status
    this.body = body
  }
}

export function fault(
  status: number,
  code: string | undefined,
  message: string,
  more: Record<string, unknown> = {},
): StripeFault {
  return new StripeFault(status, { type: 'invalid_request_error', ...(code && { code }), message, ...more })
}
