import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from '../providers/kernel/escapeHtml.ts'
import type { Outbox, OutboxMail } from '../providers/mail/outbox.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Language } from '../services/kernel/viewer.ts'

const SHOWN_MAILS = 50
const LINK = /https?:\/\/[^\s<>"]+/g

// Mails contain user text: styles are allowed, scripts are not.
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

export function mountMailbox(app: FastifyInstance, outbox: Outbox, isOnLoopback: (request: FastifyRequest) => boolean) {
  function show(reply: FastifyReply, html: string): FastifyReply {
    return reply.headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY }).send(html)
  }

  async function mailOf({ params }: FastifyRequest<{ Params: { id: string } }>): Promise<OutboxMail> {
    const mail = await outbox.read(params.id)
    if (!mail) throw new Refusal('resource_missing')
    return mail
  }

  app.register(async (pages) => {
    pages.addHook('onRequest', async (request) => {
      if (!isOnLoopback(request)) throw new Refusal('resource_missing')
    })
    pages.get('/dev/mailbox', async (request, reply) =>
      show(reply, listPage(await outbox.list(SHOWN_MAILS), readerOf(request))),
    )
    pages.get<{ Params: { id: string } }>('/dev/mailbox/:id', async (request, reply) =>
      show(reply, mailPage(await mailOf(request), readerOf(request))),
    )
    pages.get<{ Params: { id: string } }>('/dev/mailbox/:id/html', async (request, reply) =>
      show(reply, (await mailOf(request)).html),
    )
  })
}

const LABELS = {
  fr: {
    title: 'Boîte d’envoi',
    empty: 'Aucun courriel.',
    sent: 'Envoyé',
    sentUtc: 'Envoyé (UTC)',
    from: 'De',
    to: 'À',
    subject: 'Objet',
    html: 'Version HTML',
    otherLanguage: 'English',
  },
  en: {
    title: 'Outbox',
    empty: 'No mail.',
    sent: 'Sent',
    sentUtc: 'Sent (UTC)',
    from: 'From',
    to: 'To',
    subject: 'Subject',
    html: 'HTML version',
    otherLanguage: 'Français',
  },
} as const

type Reader = { language: Language; here: string }

function readerOf({ url, headers }: FastifyRequest): Reader {
  const { pathname, searchParams } = new URL(url, 'http://mailbox')
  const [preferred = ''] = (headers['accept-language'] ?? '').split(/[,;]/)
  const named = searchParams.get('language') ?? preferred
  return { language: /^en\b/i.test(named) ? 'en' : 'fr', here: pathname }
}

function listPage(mails: readonly OutboxMail[], reader: Reader): string {
  const labels = LABELS[reader.language]
  const rows = mails.map(
    ({ id, sentAt, to, subject }) => `<tr>
<td><time datetime="${sentAt.toISOString()}">${sentAt.toISOString().slice(0, 19).replace('T', ' ')}</time></td>
<td>${escapeHtml(to)}</td>
<td><a href="/dev/mailbox/${id}?language=${reader.language}">${escapeHtml(subject)}</a></td>
</tr>`,
  )
  const table = `<table>
<thead><tr><th scope="col">${labels.sentUtc}</th><th scope="col">${labels.to}</th><th scope="col">${labels.subject}</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`
  return page(labels.title, mails.length > 0 ? table : `<p>${labels.empty}</p>`, reader)
}

function mailPage({ id, sentAt, from, to, subject, text, language }: OutboxMail, reader: Reader): string {
  const labels = LABELS[reader.language]
  return page(
    subject,
    `<p><a href="/dev/mailbox?language=${reader.language}">${labels.title}</a></p>
<dl>
<dt>${labels.from}</dt><dd>${escapeHtml(from)}</dd>
<dt>${labels.to}</dt><dd>${escapeHtml(to)}</dd>
<dt>${labels.sent}</dt><dd><time datetime="${sentAt.toISOString()}">${sentAt.toISOString()}</time></dd>
</dl>
<p><a href="/dev/mailbox/${id}/html">${labels.html}</a></p>
<pre lang="${escapeHtml(language ?? 'fr')}">${withLinks(text)}</pre>`,
    reader,
  )
}

function withLinks(text: string): string {
  return escapeHtml(text).replaceAll(LINK, (url) => `<a href="${url}">${url}</a>`)
}

function page(title: string, content: string, { language, here }: Reader): string {
  const other = language === 'fr' ? 'en' : 'fr'
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)} · Palier</title>
<style>
:root { color-scheme: light dark; }
body { font-family: system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; line-height: 1.5; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; padding: 0.5rem; border-bottom: 1px solid; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
<p><a href="${here}?language=${other}" lang="${other}" hreflang="${other}">${LABELS[language].otherLanguage}</a></p>
</main>
</body>
</html>
`
}
