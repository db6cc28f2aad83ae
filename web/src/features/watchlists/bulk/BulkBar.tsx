import { useState, type ReactNode } from 'react'
import { Copy, MoveRight, Percent, Trash2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from '../../../kit/relay/hooks.ts'
import type { ListKind } from '@palier/domain/watchlists/thresholds'
import type { BulkBar_viewer$key } from '../../../__generated__/BulkBar_viewer.graphql.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Flex, HStack } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'
import { useSnackbar } from '../../../ui/status/SnackbarContext.ts'
import { useAlert } from '../../../kit/alert/AlertContext.ts'
import { useFormatters } from '../../../kit/language/useFormatters.ts'
import { MenuButton } from '../../../kit/lazy/MenuButton.tsx'
import { useUpgrade } from '../../billing/plans/useUpgrade.tsx'
import { readOwnUse } from '../../billing/usage/ownUse.ts'
import type { WatchedEntry } from '../model/watchedEntry.ts'
import { SHIFT_PERCENTS } from '../thresholds/shiftPercents.ts'
import { applyToAll, undoAll, type BulkAct, type BulkOutcome } from './bulkActs.ts'
import { useEntryWrites } from './useEntryWrites.ts'

const KINDS = { BUY: 'buy', SELL: 'sell', OTHERS: 'others' } as const

interface BulkBarProps {
  readonly viewer: BulkBar_viewer$key
  /** Global id. */
  readonly listId: string
  readonly kind: ListKind
  readonly entries: readonly WatchedEntry[]
  readonly versionOf: (entryId: string) => number
  readonly onAll: () => void
  readonly onEnd: () => void
}

/** Actions on several entries of a list. One undo reverts the whole action. */
export function BulkBar({ viewer: viewerKey, listId, kind, entries, versionOf, onAll, onEnd }: BulkBarProps) {
  const { formatMessage } = useIntl()
  const { signedPercent } = useFormatters()
  const alert = useAlert()
  const notify = useSnackbar()
  const writes = useEntryWrites()
  const { openUpgrade, upgrade } = useUpgrade()
  const [isBusy, setIsBusy] = useState(false)
  const { watchLists, usage } = useFragment(
    graphql`
      fragment BulkBar_viewer on Viewer {
        watchLists {
          id
          name
          kind
        }
        usage {
          ...ownUse_usage
        }
      }
    `,
    viewerKey,
  )
  const count = entries.length
  const others = (watchLists ?? []).filter((list) => list.id !== listId && KINDS[list.kind] === kind)

  function tell({ undo, kept, problem }: BulkOutcome, done: string, canUndo: boolean) {
    if (problem) alert(problem)
    const left = kept.length > 0 ? formatMessage({ id: 'bulk.kept' }, { count: kept.length, symbols: named(kept) }) : ''
    const text = [done, left].filter((part) => part !== '').join(' ')
    if (text === '') return
    const action = { label: formatMessage({ id: 'bulk.undo' }), run: () => void takeBack(undo) }
    notify({ text, isBad: kept.length > 0, ...(canUndo && undo.length > 0 && { action }) })
  }
  async function takeBack(undo: BulkOutcome['undo']) {
    const outcome = await undoAll(writes, undo)
    tell(outcome, outcome.kept.length < undo.length ? formatMessage({ id: 'bulk.undone' }) : '', false)
  }
  async function act(wanted: BulkAct, name = '') {
    if (count === 0 || isBusy) return
    const limit = usage && readOwnUse(usage).entries
    const room = limit ? limit.limit - limit.used : 0
    if (wanted.kind === 'copy' && limit && count > room) return openUpgrade('entries')
    setIsBusy(true)
    const rows = entries.map(({ id, stock, content }) => ({
      place: { entryId: id, listId, stockId: stock.id, version: versionOf(id) },
      symbol: stock.symbol,
      content,
    }))
    const outcome = await applyToAll(writes, rows, wanted, room)
    setIsBusy(false)
    onEnd()
    const percent = wanted.kind === 'shift' ? signedPercent(wanted.percent, 0) : ''
    const done = outcome.undo.length
    tell(
      outcome,
      done === 0 ? '' : formatMessage({ id: `bulk.done.${wanted.kind}` }, { count: done, name, percent }),
      true,
    )
  }
  const listEntries = (target: 'copy' | 'move') =>
    others.length === 0
      ? [
          {
            id: 'none',
            label: formatMessage({ id: 'bulk.noList' }),
            disabledReason: formatMessage({ id: 'bulk.noList.text' }),
            onSelect: () => {},
          },
        ]
      : others.map(({ id, name }) => ({
          id,
          label: name,
          onSelect: () => void act({ kind: target, listId: id }, name),
        }))
  return (
    <Flex
      role="group"
      aria-label={formatMessage({ id: 'bulk.label' })}
      aria-busy={isBusy || undefined}
      position="sticky"
      bottom="var(--palier-bottom-bar, 0px)"
      zIndex="sticky"
      wrap="wrap"
      align="center"
      gap="2"
      py="3"
      px="3"
      borderTopWidth="1px"
      borderColor="rule"
      bg="bg.card"
      _print={{ display: 'none' }}
    >
      <Text as="span" flex={{ base: '1 0 100%', md: '1' }} fontWeight="medium" role="status">
        {formatMessage({ id: 'bulk.count' }, { count })}
      </Text>
      <BulkMenu
        label={formatMessage({ id: 'bulk.move' })}
        icon={<MoveRight aria-hidden="true" />}
        entries={listEntries('move')}
      />
      <BulkMenu
        label={formatMessage({ id: 'bulk.copy' })}
        icon={<Copy aria-hidden="true" />}
        entries={listEntries('copy')}
      />
      <BulkMenu
        label={formatMessage({ id: 'bulk.shift' })}
        icon={<Percent aria-hidden="true" />}
        entries={SHIFT_PERCENTS.map((percent) => ({
          id: String(percent),
          label: signedPercent(percent, 0),
          onSelect: () => void act({ kind: 'shift', percent }),
        }))}
      />
      <Button
        variant="danger"
        minH={{ base: '11', md: '9' }}
        isDisabled={count === 0}
        isBusy={isBusy}
        onClick={() => void act({ kind: 'remove' })}
      >
        <Trash2 aria-hidden="true" />
        {formatMessage({ id: 'bulk.remove' })}
      </Button>
      <HStack ms={{ md: '4' }}>
        <Button variant="quiet" minH={{ base: '11', md: '9' }} onClick={onAll}>
          {formatMessage({ id: 'bulk.all' })}
        </Button>
        <Button variant="quiet" minH={{ base: '11', md: '9' }} onClick={onEnd}>
          {formatMessage({ id: 'bulk.end' })}
        </Button>
      </HStack>
      {upgrade}
    </Flex>
  )
}

interface BulkMenuProps {
  readonly label: string
  readonly icon: ReactNode
  readonly entries: Parameters<typeof MenuButton>[0]['entries']
}

function BulkMenu({ label, icon, entries }: BulkMenuProps) {
  return (
    <MenuButton label={label} entries={entries}>
      <Flex
        as="span"
        align="center"
        gap="2"
        h={{ base: '11', md: '9' }}
        px="3"
        borderWidth="1px"
        borderColor="border.strong"
        borderRadius="control"
        bg="bg.card"
        fontWeight="medium"
        _hover={{ bg: 'bg.sunken' }}
        css={{ '& svg': { w: '4', h: '4' } }}
      >
        {icon}
        {label}
      </Flex>
    </MenuButton>
  )
}

const NAMED = 5

function named(symbols: readonly string[]): string {
  return symbols.length > NAMED ? `${symbols.slice(0, NAMED).join(', ')}…` : symbols.join(', ')
}
