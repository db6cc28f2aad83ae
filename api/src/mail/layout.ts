import { greeting } from './mailSentences.ts'
import type { MailLanguage } from '../providers/mail/port.ts'
import { escapeHtml } from '../providers/kernel/escapeHtml.ts'

export type WrittenMail = { subject: string; text: string; html: string }

/** Plain text of a mail. Only the layout produces HTML, so that nothing is unescaped. */
type MailContent = {
  subject: string
  preview: string
  paragraphs: readonly string[]
  button: string
  notes: readonly string[]
  reason: string
}

const STAIR = '▂▃▅▆▇'

const FRAME = {
  fr: {
    tag: 'fr-CA',
    bareLink: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u00a0:',
    signature: 'L’équipe de Palier',
    sender: (site: string) =>
      `Ce courriel vous est envoyé par Palier, ${site}. Il est automatique\u00a0: personne ne lit les réponses.`,
  },
  en: {
    tag: 'en-CA',
    bareLink: 'If the button doesn’t work, copy this address into your browser:',
    signature: 'The Palier team',
    sender: (site: string) =>
      `This email was sent to you by Palier, ${site}. It is automatic: nobody reads the replies.`,
  },
} as const satisfies Record<MailLanguage, unknown>

/**
 * Creates a mail template in both languages. `url`: link of the button. Throws RangeError if it is
 * not http(s).
 */
export function createMail<Facts>(content: Record<MailLanguage, (facts: Facts) => MailContent>) {
  return (language: MailLanguage, facts: Facts & Recipient): WrittenMail =>
    layOut(language, facts, content[language](facts))
}

type Recipient = { firstName: string; url: string }

function layOut(language: MailLanguage, { firstName, url }: Recipient, content: MailContent): WrittenMail {
  const address = URL.canParse(url) ? new URL(url) : null
  if (!address || !['http:', 'https:'].includes(address.protocol))
    throw new RangeError('Mail link is not an http address')
  const frame = { ...FRAME[language], sender: FRAME[language].sender(address.origin) }

  const parts = { ...content, greeting: greeting(language, firstName), url }
  return { subject: content.subject, text: textOf(parts, frame), html: htmlOf(parts, frame) }
}

type Frame = { tag: string; bareLink: string; signature: string; sender: string }

type MailParts = MailContent & { greeting: string; url: string }

function textOf({ greeting, paragraphs, button, url, notes, reason }: MailParts, { signature, sender }: Frame): string {
  const link = `${button}\n${url}`
  return [greeting, ...paragraphs, link, ...notes, signature, '--', reason, sender].join('\n\n') + '\n'
}

// Colours are given twice: inline for clients that drop style sheets, and as a style sheet for dark
// mode.
const STYLE = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .page { background: #14171c !important; }
    .card { background: #1b2027 !important; border-color: #2b323c !important; }
    .ink { color: #e8eaed !important; }
    .quiet { color: #a9b1bc !important; }
    .link { color: #8ab8e6 !important; }
    .button { background: #8ab8e6 !important; color: #14171c !important; }
    .stair { color: #4db6ac !important; }
  }
  @media (max-width: 480px) { .card { padding: 20px !important; } .button { display: block !important; } }
`

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const PARAGRAPH = 'margin:0 0 16px;font-size:16px;line-height:1.5'
const QUIET = 'margin:0 0 12px;font-size:13px;line-height:1.5;color:#5b6470'
const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:8px;background:#1f4e79;color:#ffffff;' +
  'font-size:16px;font-weight:600;text-align:center;text-decoration:none'

function htmlOf(parts: MailParts, { tag, bareLink, signature, sender }: Frame): string {
  const { subject, preview, greeting, paragraphs, button, notes, reason } = parts
  const url = escapeHtml(parts.url)
  return `<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${STYLE}</style>
</head>
<body class="page" style="margin:0;padding:24px 12px;background:#fafaf7;${FONT}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<div class="card ink" style="max-width:560px;margin:0 auto;padding:32px;box-sizing:border-box;background:#ffffff;border:1px solid #e7e5df;border-radius:12px;color:#1b2027">
<p style="margin:0 0 24px;font-size:20px;font-weight:700"><span class="stair" aria-hidden="true" style="color:#007a6c;letter-spacing:1px">${STAIR}</span> Palier</p>
${[greeting, ...paragraphs].map((text) => `<p style="${PARAGRAPH}">${escapeHtml(text)}</p>`).join('\n')}
<p style="margin:24px 0"><a class="button" href="${url}" style="${BUTTON}">${escapeHtml(button)}</a></p>
${notes.map((text) => `<p style="${PARAGRAPH}">${escapeHtml(text)}</p>`).join('\n')}
<p style="${PARAGRAPH}">${escapeHtml(signature)}</p>
<p class="quiet" style="${QUIET}">${escapeHtml(bareLink)}<br><a class="link" href="${url}" style="color:#1f4e79;word-break:break-all">${url}</a></p>
</div>
<div style="max-width:560px;margin:16px auto 0;padding:0 12px">
<p class="quiet" style="${QUIET}">${escapeHtml(reason)}</p>
<p class="quiet" style="${QUIET}">${escapeHtml(sender)}</p>
</div>
</body>
</html>
`
}
