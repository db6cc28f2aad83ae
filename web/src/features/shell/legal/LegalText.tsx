import { Suspense, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { LegalBlock } from '../../../messages/legal/LegalDocument.ts'
import { Skeleton } from '../../../ui/status/Skeleton.tsx'
import { useLegalDocument, type LegalDocumentName } from './useLegalDocument.ts'
import { Box } from '../../../ui/layout/boxes.ts'
import { Heading } from '../../../ui/text/Heading.ts'
import { Text } from '../../../ui/text/Text.ts'

interface LegalTextProps {
  readonly name: LegalDocumentName
  readonly notice?: ReactNode
  /** Version number, shown next to the date. */
  readonly version?: number
  readonly children?: ReactNode
}

export function LegalText(props: LegalTextProps) {
  return (
    <Box as="article" maxW="44rem" mx="auto" pt="10" fontSize="0.9375rem" lineHeight="1.5rem" textWrap="pretty">
      {/* Taller than any window, so that the content below does not appear and then move. */}
      <Suspense fallback={<Skeleton width="100%" height="100dvh" />}>
        <LoadedText {...props} />
      </Suspense>
    </Box>
  )
}

function LoadedText({ name, notice, version, children }: LegalTextProps) {
  const { formatMessage } = useIntl()
  const { title, dated, day, lead, sections } = useLegalDocument(name)
  return (
    <>
      <Heading as="h1" textStyle="h1">
        {title}
      </Heading>
      <Box asChild display="block" mt="2" color="fg.muted" textStyle="table">
        <time dateTime={dated}>
          {version === undefined
            ? formatMessage({ id: 'legal.dated' }, { day })
            : formatMessage({ id: 'legal.version' }, { day, version: String(version) })}
        </time>
      </Box>
      {notice}
      <Text mt="6" fontSize="1.125rem" lineHeight="1.6875rem">
        {lead}
      </Text>
      {sections.map((section, index) => (
        <Box
          key={section.title}
          as="section"
          mt="8"
          css={{
            '& p': { mt: '0', mx: '0', mb: '3' },
            '& ul': { mt: '0', mx: '0', mb: '3', pl: '5', listStyle: 'disc' },
            '& li + li': { mt: '0.375rem' },
          }}
        >
          <Heading mb="2">
            {index + 1}. {section.title}
          </Heading>
          {section.blocks.map((block, place) => (
            <Block key={place} block={block} />
          ))}
        </Box>
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
