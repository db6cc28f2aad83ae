import { buffer } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { createSelfSignedCertificate } from './selfSignedCertificate.ts'

export type Received = { raw: Buffer; recipients: string[]; isEncrypted: boolean; user: string | null }

export const CREDENTIALS = { user: 'palier@mail.test', password: 'p@ss/word of the tests' }

/** A refusal in the words of an SMTP server. */
export function answer(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode })
}

/** A real SMTP server on a free port, with a certificate of its own that nobody trusts by default. */
export async function startSmtpServer(options: SMTPServerOptions = {}) {
  const received: Received[] = []
  const certificate = createSelfSignedCertificate()
  const server = new SMTPServer({
    ...certificate,
    authOptional: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth({ username = '', password }, _session, done) {
      if (username === CREDENTIALS.user && password === CREDENTIALS.password) done(null, { user: username })
      else done(answer(535, 'That is not the password'))
    },
    onData(stream, session, done) {
      buffer(stream).then((raw) => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        received.push({
          raw,
          recipients,
          isEncrypted: session.secure,
          user: session.user ? String(session.user) : null,
        })
        done()
      }, done)
    },
    ...options,
  })
  // A client that does not trust the certificate leaves in the middle of the handshake.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')

  return {
    port: address.port,
    certificate: certificate.cert,
    received,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
