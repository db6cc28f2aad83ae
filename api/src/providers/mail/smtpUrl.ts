const SUBMISSION_PORT = 587
const SUBMISSION_OVER_TLS_PORT = 465

/** Parses `smtp:` and `smtps:` URLs. TLS is required unless the URL has `?ignoreTLS=true`. */
export function readSmtpUrl(text: string) {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '')
    throw new RangeError('SMTP_URL must look like smtp://user:password@host:587')

  const { ignoreTLS, ...unknown } = Object.fromEntries(url.searchParams)
  if (Object.keys(unknown).length > 0 || (ignoreTLS !== undefined && ignoreTLS !== 'true'))
    throw new RangeError('SMTP_URL supports only the option ignoreTLS=true')

  const secure = url.protocol === 'smtps:'
  const mayBeClear = ignoreTLS === 'true'
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (secure ? SUBMISSION_OVER_TLS_PORT : SUBMISSION_PORT) : Number(url.port),
    secure,
    requireTLS: !secure && !mayBeClear,
    ignoreTLS: !secure && mayBeClear,
    ...(url.username === ''
      ? {}
      : { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
  }
}
