import { Suspense, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { LegalBlock } from '../../../messages/legal/LegalDocument.ts'
import { Skeleton } from '../../../ui/status/Skeleton.tsx'
import { useLegalDocument, type LegalDocumentName } from './useLegalDocument.ts'
import styles from './LegalText.module.css'

interface LegalTextProps {
  readonly name: LegalDocumentName
  /** The notice before the text. */
  readonly notice?: ReactNode
  /** Shown beside the date: the number of the version. */
  readonly version?: number
  /** What follows the text. */
  readonly children?: ReactNode
}

/** A legal document with its date, set to be read. */
export function LegalText(props: LegalTextProps) {
  return (
    <article className={styles['page']}>
      <Suspense fallback={<Skeleton width="100%" height="20rem" />}>
        <LoadedText {...props} />
      </Suspense>
    </article>
  )
}

function LoadedText({ name, notice, version, children }: LegalTextProps) {
  const { formatMessage } = useIntl()
  const { title, dated, day, lead, sections } = useLegalDocument(name)
  return (
    <>
      <h1 className={styles['title']}>{title}</h1>
      <time className={styles['dated']} dateTime={dated}>
        {version === undefined
          ? formatMessage({ id: 'legal.dated' }, { day })
          : formatMessage({ id: 'legal.version' }, { day, version: String(version) })}
      </time>
      {notice}
      <p className={styles['lead']}>{lead}</p>
      {sections.map((section, index) => (
        <section key={section.title} className={styles['section']}>
          <h2 className={styles['heading']}>
            {index + 1}. {section.title}
          </h2>
          {section.blocks.map((block, place) => (
            <Block key={place} block={block} />
          ))}
        </section>
      ))}
      {children}
    </>
  )
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>
  return (
    <ul>
      {block.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
