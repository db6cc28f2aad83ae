import { useId, useRef, useState, type ReactNode, type Ref } from 'react'
import { useIntl } from 'react-intl'
import type { ListKind } from '@palier/domain/watchlists/thresholds'
import { Button } from '../../../ui/buttons/Button.tsx'
import { MessageDialog } from '../../../ui/dialogs/MessageDialog.tsx'
import { Box, Flex, Grid } from '../../../ui/layout/boxes.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import type { EntryContent } from '../model/entryContent.ts'
import { contentParts, mergeContents } from './contentParts.ts'
import type { EntryConflict } from './useUpdateEntry.ts'

/** `save` writes `content`, `take` discards the user's edits, and `back` resumes editing. */
export type ConflictAnswer =
  | { readonly kind: 'save'; readonly content: EntryContent }
  | { readonly kind: 'take' }
  | { readonly kind: 'back' }

interface ConflictDialogProps {
  readonly symbol: string
  readonly kind: ListKind
  readonly before: EntryContent
  readonly mine: EntryContent
  /** Null if the stock was removed from the list. */
  readonly present: EntryConflict
  readonly onAnswer: (answer: ConflictAnswer) => void
}

type Choice = 'mine' | 'theirs' | 'both'

export function ConflictDialog({ present, ...props }: ConflictDialogProps) {
  return present ? <Versions {...props} theirs={present.content} /> : <Gone {...props} />
}

function Versions(props: Omit<ConflictDialogProps, 'present'> & { readonly theirs: EntryContent }) {
  const { symbol, kind, before, mine, theirs, onAnswer } = props
  const { formatMessage, formatList } = useIntl()
  const formatters = useFormatters()
  const first = useRef<HTMLInputElement>(null)
  const [choice, setChoice] = useState<Choice>('mine')
  const parts = contentParts(kind)
  const both = mergeContents(kind, { before, mine, theirs })
  const group = useId()
  const option = (value: Choice) => ({
    name: group,
    isChosen: choice === value,
    onChoose: () => setChoice(value),
  })
  const version = (value: 'mine' | 'theirs', content: EntryContent, other: EntryContent) => (
    <Version
      {...option(value)}
      ref={value === 'mine' ? first : undefined}
      title={formatMessage({ id: `entry.conflict.${value}` })}
    >
      <dl>
        {parts.map((part) => (
          <Flex
            key={part.name}
            justify="space-between"
            align="center"
            minH="9"
            borderTopWidth="1px"
            borderColor="border"
            css={{ '& dd': { px: '2', py: '0.125rem', borderRadius: 'tag', fontVariantNumeric: 'tabular-nums' } }}
          >
            <dt>{formatMessage({ id: part.name })}</dt>
            <Box
              as="dd"
              {...(!part.isSame(content, other) && {
                bg: 'accent.subtle',
                color: 'fg',
                fontWeight: 'semibold',
              })}
            >
              {part.text(content, formatters)}
            </Box>
          </Flex>
        ))}
      </dl>
    </Version>
  )
  function answer() {
    if (choice === 'theirs') onAnswer({ kind: 'take' })
    else onAnswer({ kind: 'save', content: choice === 'both' && both ? both : mine })
  }
  return (
    <MessageDialog
      title={formatMessage({ id: 'entry.conflict.changed' }, { symbol })}
      width="40rem"
      firstFocus={first}
      onDismiss={() => onAnswer({ kind: 'back' })}
      body={
        <>
          <span>{formatMessage({ id: 'entry.conflict.changed.text' })}</span>
          <Grid
            mt="4"
            gap="4"
            templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
            role="radiogroup"
            aria-label={formatMessage({ id: 'entry.conflict.versions' })}
          >
            {version('mine', mine, theirs)}
            {version('theirs', theirs, mine)}
            {both && (
              <Box gridColumn="1 / -1">
                <Version {...option('both')} title={formatMessage({ id: 'entry.conflict.both' })}>
                  <Box as="span" textStyle="note">
                    {formatList(
                      parts
                        .filter((part) => !part.isSame(both, before))
                        .map((part) => `${formatMessage({ id: part.name })} ${part.text(both, formatters)}`),
                    )}
                  </Box>
                </Version>
              </Box>
            )}
          </Grid>
        </>
      }
      footer={
        <>
          <Button onClick={() => onAnswer({ kind: 'back' })}>{formatMessage({ id: 'entry.conflict.back' })}</Button>
          <Button variant="primary" onClick={answer}>
            {formatMessage({ id: `entry.conflict.keep.${choice}` })}
          </Button>
        </>
      }
    />
  )
}

interface VersionProps {
  readonly ref?: Ref<HTMLInputElement> | undefined
  readonly name: string
  readonly title: string
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

function Version({ ref, name, title, isChosen, onChoose, children }: VersionProps) {
  return (
    <Box
      as="label"
      display="block"
      px="4"
      py="3"
      borderWidth="1px"
      borderColor="border.strong"
      borderRadius="card"
      textStyle="table"
      cursor="pointer"
      css={{
        '&:has(:checked)': { borderColor: 'accent', boxShadow: 'inset 0 0 0 1px {colors.accent}' },
        '&:has(:focus-visible)': { outline: '0.125rem solid {colors.accent}', outlineOffset: '0.125rem' },
        '& input': { w: '5', h: '5', accentColor: 'accent', outline: 'none' },
      }}
    >
      <Flex align="center" gap="3" mb="2">
        <input ref={ref} type="radio" name={name} checked={isChosen} aria-label={title} onChange={onChoose} />
        <Box as="span" color="fg" fontWeight="semibold">
          {title}
        </Box>
      </Flex>
      {children}
    </Box>
  )
}

function Gone({ symbol, mine, onAnswer }: Omit<ConflictDialogProps, 'present'>) {
  const { formatMessage } = useIntl()
  const safe = useRef<HTMLButtonElement>(null)
  return (
    <MessageDialog
      title={formatMessage({ id: 'entry.conflict.gone' }, { symbol })}
      body={formatMessage({ id: 'entry.conflict.gone.text' })}
      firstFocus={safe}
      footer={
        <>
          <Button ref={safe} onClick={() => onAnswer({ kind: 'take' })}>
            {formatMessage({ id: 'entry.conflict.gone.no' })}
          </Button>
          <Button variant="primary" onClick={() => onAnswer({ kind: 'save', content: mine })}>
            {formatMessage({ id: 'entry.conflict.gone.yes' })}
          </Button>
        </>
      }
    />
  )
}
