import type { ReactNode } from 'react'

interface ExternalLinkProps {
  readonly href: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  // Checked again here, although the server has validated the address.
  if (!/^https:\/\//i.test(href)) return <span className={className}>{children}</span>
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  )
}
