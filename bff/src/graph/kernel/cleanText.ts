import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html'

const MAXIMUM_URL_CHARACTERS = 2000
const MAXIMUM_HTML_CHARACTERS = 50_000

// Tags whose content is not text to read.
const SILENT_TAGS = [
  'embed',
  'head',
  'iframe',
  'math',
  'noembed',
  'noframes',
  'noscript',
  'object',
  'option',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
  'title',
  'xmp',
]

const EMPHASIS = ['b', 'em', 'i', 'strong']

const emphasisOnly: IOptions = {
  allowedTags: EMPHASIS,
  allowedAttributes: {},
  nonTextTags: SILENT_TAGS,
  nestingLimit: 10,
}

const readable: IOptions = {
  ...emphasisOnly,
  allowedTags: [...EMPHASIS, 'a', 'br', 'p'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  transformTags: { a: safeLink },
}

const textOnly: IOptions = { ...emphasisOnly, allowedTags: [] }

/** Sanitizes HTML to paragraphs, emphasis and https links. */
export function cleanHtml(html: string, maximumCharacters = MAXIMUM_HTML_CHARACTERS): string {
  const clean = sanitizeHtml(html.slice(0, maximumCharacters), readable).trim()
  return /<(p|br)\b/.test(clean) ? clean : paragraphsOf(clean)
}

/** Sanitizes HTML to one line with emphasis. */
export function cleanTitle(html: string, maximumCharacters: number): string {
  return oneLine(sanitizeHtml(html.slice(0, maximumCharacters), emphasisOnly))
}

/** Converts HTML to one line of plain text. */
export function plainLine(html: string, maximumCharacters: number): string {
  return oneLine(unescape(sanitizeHtml(html.slice(0, maximumCharacters), textOnly)))
}

/** Normalizes the URL; null unless it is https without credentials. */
export function httpsOrNull(url: string | null): string | null {
  if (url === null || url.length > MAXIMUM_URL_CHARACTERS || !URL.canParse(url)) return null
  const { protocol, username, password, href } = new URL(url)
  return protocol === 'https:' && username === '' && password === '' ? href : null
}

function safeLink(_tagName: string, { href }: Attributes) {
  const url = httpsOrNull(href ?? null)
  // Drops a forbidden tag but retains its content.
  if (url === null) return { tagName: 'span', attribs: {} }
  return { tagName: 'a', attribs: { href: url, rel: 'noopener noreferrer nofollow', target: '_blank' } }
}

function paragraphsOf(text: string): string {
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => oneLine(paragraph))
  return paragraphs.flatMap((paragraph) => (paragraph === '' ? [] : `<p>${paragraph}</p>`)).join('')
}

/** Retains non-breaking spaces, used in French; drops bidirectional control characters. */
function oneLine(text: string): string {
  return text
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[ \p{Cc}]+/gu, ' ')
    .trim()
}

/** The sanitizer escapes only these. */
function unescape(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
