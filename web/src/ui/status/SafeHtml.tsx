import { createElement, Fragment, type ReactNode } from 'react'
import { bodyOfHtml } from '../../device/html.ts'

const PLAIN_TAGS: ReadonlySet<string> = new Set(['p', 'br', 'b', 'i', 'em', 'strong'])
/** Their content is not text for readers. */
const SILENT_TAGS: ReadonlySet<string> = new Set(['script', 'style', 'template', 'iframe', 'object', 'svg', 'math'])
const REL = 'noopener noreferrer nofollow'

/** Keeps paragraphs, emphasis, https links, and the text of other tags. `inline` drops paragraphs and links too. */
export function SafeHtml({ html, inline = false }: { html: string; inline?: boolean }) {
  return <>{childrenOf(bodyOfHtml(html), inline)}</>
}

function childrenOf(parent: Node, inline: boolean): ReactNode[] {
  return [...parent.childNodes].map((child, index) => <Fragment key={index}>{pieceOf(child, inline)}</Fragment>)
}

function pieceOf(node: Node, inline: boolean): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element)) return null
  const tag = node.tagName.toLowerCase()
  if (SILENT_TAGS.has(tag)) return null
  if (inline && (tag === 'p' || tag === 'a')) return childrenOf(node, inline)
  if (tag === 'a') return linkOf(node)
  if (!PLAIN_TAGS.has(tag)) return childrenOf(node, inline)
  return tag === 'br' ? <br /> : createElement(tag, null, ...childrenOf(node, inline))
}

function linkOf(node: Element): ReactNode {
  const address = node.getAttribute('href') ?? ''
  const children = childrenOf(node, true)
  if (!/^https:\/\//i.test(address)) return children
  return (
    <a href={address} target="_blank" rel={REL}>
      {children}
    </a>
  )
}
