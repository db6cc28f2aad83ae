import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ExternalLink } from '../buttons/ExternalLink.tsx'
import { SafeHtml } from './SafeHtml.tsx'

const shown = (html: string, inline = false) => render(<SafeHtml html={html} inline={inline} />).container

test('paragraphs, emphasis and safe links stay [NEWS-02]', () => {
  const content = shown('<p>Un <em>mot</em><br>et <a href="https://news.example/1" rel="x">la suite</a></p>')
  expect(content.querySelector('p em')?.textContent).toBe('mot')
  const link = content.querySelector('a')
  expect(link?.getAttribute('rel')).toBe('noopener noreferrer nofollow')
  expect(link?.getAttribute('target')).toBe('_blank')
})

test.each([
  '<script>window.hacked = 1</script>',
  '<img src="x" onerror="window.hacked = 1">',
  '<p onclick="window.hacked = 1">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<svg onload="window.hacked = 1"><a href="https://evil.example">x</a></svg>',
  '<form action="https://evil.example"><input name="a"></form>',
  '<p style="position:fixed">x</p>',
])('hostile content is inert: %s [NEWS-02] [AI-07]', (html) => {
  const content = shown(html)
  expect(content.querySelector('script, img, iframe, svg, form, input, a')).toBeNull()
  expect(content.querySelector('[onclick], [onerror], [onload], [style]')).toBeNull()
})

test('a title has emphasis only [AI-07]', () => {
  const title = shown('<p>Le <b>terminal</b> <a href="https://a.example">ici</a></p>', true)
  expect(title.innerHTML).toBe('Le <b>terminal</b> ici')
})

test('a link that is not safe is no link [NEWS-02]', () => {
  const { container } = render(<ExternalLink href="javascript:alert(1)">x</ExternalLink>)
  expect(container.querySelector('a')).toBeNull()
})
