import type { ReactNode } from 'react'
import { graphql } from 'relay-runtime'
import { useFragment } from 'react-relay/hooks'
import type { SignInPageColumn_query$key } from '../../../__generated__/SignInPageColumn_query.graphql.ts'
import { useIsNarrow } from '../../../device/media.ts'
import { SignInPagePicture } from './SignInPagePicture.tsx'
import styles from './SignInPageColumn.module.css'

interface SignInPageColumnProps {
  readonly query: SignInPageColumn_query$key
  readonly title: string
  /** The line under the title. */
  readonly lead?: ReactNode
  readonly children?: ReactNode
}

/** The column of a sign-in page, and the picture beside it on wide windows. */
export function SignInPageColumn({ query, title, lead, children }: SignInPageColumnProps) {
  const isNarrow = useIsNarrow()
  const { showcase } = useFragment(
    graphql`
      fragment SignInPageColumn_query on Query {
        showcase {
          ...SignInPagePicture_showcase
        }
      }
    `,
    query,
  )
  return (
    <>
      <div className={styles['column']}>
        <h1 className={styles['title']}>{title}</h1>
        {lead && <p className={styles['lead']}>{lead}</p>}
        <div className={styles['body']}>{children}</div>
      </div>
      {isNarrow ? <PhoneStair /> : <SignInPagePicture showcase={showcase ?? null} />}
    </>
  )
}

const HEIGHTS = [12, 25, 38, 54, 72]

/** Five treads on the line of the footer, where a phone has no room for the picture. */
function PhoneStair() {
  return (
    <svg
      className={styles['stair']}
      viewBox="0 0 5 72"
      preserveAspectRatio="none"
      fill="currentColor"
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      {HEIGHTS.map((height, index) => (
        <rect key={height} x={index} y={72 - height} width={1} height={height} />
      ))}
    </svg>
  )
}
