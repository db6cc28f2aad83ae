import { createServer, type Server } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { describeMailSender, MAIL } from './conformance.ts'
import { MailDown, MailRefused } from './port.ts'
import { createSmtpSender } from './smtp.ts'
import { answer, CREDENTIALS, startSmtpServer } from './testing/startSmtpServer.ts'

const FROM = 'Palier <bonjour@palier.test>'
const LOGIN = `${encodeURIComponent(CREDENTIALS.user)}:${encodeURIComponent(CREDENTIALS.password)}`

type SmtpServer = Awaited<ReturnType<typeof startSmtpServer>>

const opened: { close(): unknown }[] = []
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close()
})

async function serverWith(...options: Parameters<typeof startSmtpServer>): Promise<SmtpServer> {
  const server = await startSmtpServer(...options)
  opened.push(server)
  return server
}

function senderTo({ port, certificate }: Pick<SmtpServer, 'port' | 'certificate'>, login = '', end = '') {
  const url = `smtp://${login === '' ? '' : `${login}@`}localhost:${port}${end}`
  return createSmtpSender({ url, from: FROM, certificateAuthority: certificate })
}

async function failureOf(work: Promise<unknown>): Promise<Error> {
  const reason = await work.then(
    () => new Error('It was sent.'),
    (error: unknown) => error,
  )
  return reason instanceof Error ? reason : new Error(String(reason))
}

describeMailSender('an SMTP server', async () => {
  const server = await startSmtpServer()
  return {
    sender: senderTo(server),
    delivered: async () => server.received.map(({ raw }) => raw),
    close: server.close,
  }
})

describe('encryption', () => {
  test('a server that offers TLS gets the mail encrypted, for its one recipient', async () => {
    const server = await serverWith()
    await senderTo(server).send(MAIL)
    expect(server.received).toMatchObject([{ isEncrypted: true, recipients: [MAIL.to] }])
  })

  test('a server that speaks TLS from the first byte is reached by smtps', async () => {
    const server = await serverWith({ secure: true })
    const url = `smtps://localhost:${server.port}`
    await createSmtpSender({ url, from: FROM, certificateAuthority: server.certificate }).send(MAIL)
    expect(server.received).toMatchObject([{ isEncrypted: true }])
  })

  test('a server without TLS gets nothing', async () => {
    const server = await serverWith({ disabledCommands: ['STARTTLS'] })
    await expect(senderTo(server).send(MAIL)).rejects.toThrow(MailDown)
    expect(server.received).toEqual([])
  })

  test('a server without TLS gets the mail where the address allows it', async () => {
    const server = await serverWith({ disabledCommands: ['STARTTLS'] })
    await senderTo(server, '', '?ignoreTLS=true').send(MAIL)
    expect(server.received).toMatchObject([{ isEncrypted: false }])
  })

  test('a certificate that nobody vouches for gets nothing', async () => {
    const server = await serverWith()
    const sender = createSmtpSender({ url: `smtp://localhost:${server.port}`, from: FROM })
    await expect(sender.send(MAIL)).rejects.toThrow(MailDown)
    expect(server.received).toEqual([])
  })
})

describe('signing in', () => {
  test('name and password are given, also with signs that an address must escape', async () => {
    const server = await serverWith({ authOptional: false })
    await senderTo(server, LOGIN).send(MAIL)
    expect(server.received).toMatchObject([{ user: CREDENTIALS.user }])
  })

  test('a wrong password keeps the mail, and the error tells no secret', async () => {
    const server = await serverWith({ authOptional: false })
    const error = await failureOf(senderTo(server, 'somebody:my-wrong-password').send(MAIL))
    expect(error).toBeInstanceOf(MailDown)
    expect(error.message).toContain('535')
    expect(JSON.stringify([error.message, error.stack, error.cause])).not.toMatch(/my-wrong-password|somebody/)
  })
})

describe('what the server answers', () => {
  test('a recipient refused for good is refused, and the error does not name them', async () => {
    const server = await serverWith({ onRcptTo: (_to, _session, done) => done(answer(550, `No ${MAIL.to} here`)) })
    const error = await failureOf(senderTo(server).send(MAIL))
    expect(error).toBeInstanceOf(MailRefused)
    expect(error.message).toContain('550')
    expect(JSON.stringify([error.message, error.stack, error.cause])).not.toContain(MAIL.to)
  })

  test('a recipient put off is tried again', async () => {
    const server = await serverWith({ onRcptTo: (_to, _session, done) => done(answer(451, 'Come back later')) })
    await expect(senderTo(server).send(MAIL)).rejects.toThrow(MailDown)
  })

  test('a sender refused for good keeps the mail until the operator mends it', async () => {
    const server = await serverWith({ onMailFrom: (_from, _session, done) => done(answer(553, 'Not you')) })
    await expect(senderTo(server).send(MAIL)).rejects.toThrow(MailDown)
  })

  test('a server that wants a password and was given none keeps the mail', async () => {
    const server = await serverWith({ authOptional: false })
    await expect(senderTo(server).send(MAIL)).rejects.toThrow(MailDown)
  })

  test.each([
    [554, MailRefused],
    [452, MailDown],
  ])('content answered with %i', async (code, kind) => {
    const server = await serverWith({
      onData(stream, _session, done) {
        stream.on('end', () => done(answer(code, 'Not like that'))).resume()
      },
    })
    await expect(senderTo(server).send(MAIL)).rejects.toThrow(kind)
  })
})

describe('a server that is down', () => {
  test('no server', async () => {
    const server = await startSmtpServer()
    await server.close()
    await expect(senderTo(server).send(MAIL)).rejects.toThrow(MailDown)
  })

  test('a server that never says a word is left at the deadline', async () => {
    const silent = await listen(createServer())
    const url = `smtp://127.0.0.1:${portOf(silent)}`
    const began = performance.now()
    const error = await failureOf(createSmtpSender({ url, from: FROM, deadlineMilliseconds: 300 }).send(MAIL))
    expect(error).toBeInstanceOf(MailDown)
    expect(performance.now() - began).toBeLessThan(3000)
  })

  test('a server that drips words without end is left at the deadline', async () => {
    const dripping = await listen(
      createServer((socket) => {
        const drip = setInterval(() => socket.write('220-wait\r\n'), 50)
        socket.on('close', () => clearInterval(drip)).on('error', () => {})
      }),
    )
    const url = `smtp://127.0.0.1:${portOf(dripping)}`
    const began = performance.now()
    const error = await failureOf(createSmtpSender({ url, from: FROM, deadlineMilliseconds: 300 }).send(MAIL))
    expect(error).toBeInstanceOf(MailDown)
    expect(performance.now() - began).toBeLessThan(3000)
  })

  test('a server that speaks something else', async () => {
    const other = await listen(createServer((socket) => socket.on('error', () => {}).end('HTTP/1.1 400 Bad\r\n\r\n')))
    const sender = createSmtpSender({ url: `smtp://127.0.0.1:${portOf(other)}`, from: FROM })
    await expect(sender.send(MAIL)).rejects.toThrow(MailDown)
  })
})

async function listen(server: Server): Promise<Server> {
  const sockets = new Set<{ destroy(): unknown }>()
  server.on('connection', (socket) => sockets.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  opened.push({
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  })
  return server
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}
