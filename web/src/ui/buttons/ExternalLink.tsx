import type { ReactNode } from 'react'

interface ExternalLinkProps {
  readonly href: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A link out of the product: in a window of its own, which learns nothing of ours and is not recommended by us. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  // What the server lets through is checked once more where it would be followed.
  if (!/^https:\/\//i.test(href)) return <span className={className}>{children}</span>
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  )
}
