const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/**
 * Third-party content without markup and control characters, truncated. Keeps no-break spaces,
 * which French needs.
 */
export function plainText(text: string, atMost: number): string {
  const words = withoutElements(withoutElements(text, 'script'), 'style')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, (whole, tens, hex, name) => {
      if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? whole
      const point = tens === undefined ? Number.parseInt(hex, 16) : Number(tens)
      return point <= 0x10ffff ? String.fromCodePoint(point) : ''
    })
    // Removing tags may have formed new ones.
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Co}]/gu, ' ')
    .replace(/[^\S\u00a0\u202f]+/g, ' ')
    .trim()
  return words.length <= atMost ? words : `${words.slice(0, atMost - 1).trimEnd()}…`
}

/** Removes elements with their content. An element without an end tag is not removed. */
function withoutElements(text: string, name: 'script' | 'style'): string {
  const lower = text.toLowerCase()
  const parts: string[] = []
  let from = 0
  for (;;) {
    const begin = lower.indexOf(`<${name}`, from)
    const end = begin === -1 ? -1 : lower.indexOf(`</${name}`, begin)
    const close = end === -1 ? -1 : lower.indexOf('>', end)
    if (close === -1) return parts.join(' ') + text.slice(from)
    parts.push(text.slice(from, begin), '')
    from = close + 1
  }
}

/** Null unless the URL is http(s) and without credentials. */
export function webLinkOf(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '') return null
  return url.href
}
