import { expect, test } from 'vitest'
import { plainText, webLinkOf } from './plainText.ts'

test('markup in a text of others is gone, and what it says remains [AI-07] [NEWS-02]', () => {
  expect(plainText('<b>Profit</b> up<script>alert(1)</script> 5&nbsp;%\u202e', 99)).toBe('Profit up 5\u00a0%')
  expect(plainText('&lt;img src=x onerror=alert(1)&gt;A &amp; B', 99)).toBe('A & B')
  expect(plainText('a\u0000b\u0007c', 99)).toBe('a b c')
  expect(plainText('x'.repeat(50), 10)).toBe(`${'x'.repeat(9)}…`)
})

test('only an address of the web is a link [NEWS-02]', () => {
  expect(webLinkOf('https://example.org/a?b=c')).toBe('https://example.org/a?b=c')
  for (const bad of ['javascript:alert(1)', 'data:text/html,x', '//example.org', 'https://me:pass@example.org/', ''])
    expect(webLinkOf(bad)).toBeNull()
})
