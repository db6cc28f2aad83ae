import { useId, useState, type KeyboardEvent } from 'react'
import { Check, Lock } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/buttons/Button.tsx'
import { SearchField } from '../../../ui/fields/SearchField.tsx'
import { Box, Flex, Grid, HStack } from '../../../ui/layout/boxes.ts'
import { Text } from '../../../ui/text/Text.ts'
import type { OwnUse } from '../../billing/usage/ownUse.ts'
import { changeBetween, placesTaken, withToggled, type MemberList, type Selection } from './membership.ts'

const KINDS = ['buy', 'sell', 'others'] as const

interface MembershipMenuProps {
  readonly lists: readonly MemberList[]
  readonly snapshot: Selection
  readonly initial: Selection
  readonly usage: OwnUse | null
  readonly onApply: (selection: Selection) => void
  readonly onCancel: () => void
}

export function MembershipMenu({ lists, snapshot, initial, usage, onApply, onCancel }: MembershipMenuProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const [wanted, setWanted] = useState('')
  const [selection, setSelection] = useState(initial)
  const [activeId, setActiveId] = useState<string | null>(null)
  const folded = wanted.trim().toLocaleLowerCase()
  const shown = KINDS.flatMap((kind) =>
    lists.filter((list) => list.kind === kind && list.name.toLocaleLowerCase().includes(folded)),
  )
  const change = changeBetween(lists, snapshot, selection)
  const count = change.added.length + change.removed.length
  const left = usage ? usage.entries.limit - usage.entries.used : Number.POSITIVE_INFINITY
  const isFull = placesTaken(change) >= left
  const isLocked = (list: MemberList) => isFull && !selection.has(list.id) && !snapshot.has(list.id)

  const toggle = (list: MemberList) => {
    if (!isLocked(list)) setSelection((before) => withToggled(before, list.id))
  }
  const apply = () => {
    if (count > 0) onApply(selection)
  }
  function press(event: KeyboardEvent) {
    const place = shown.findIndex((list) => list.id === activeId)
    const active = shown[place]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const next = shown[Math.min(Math.max(place + (event.key === 'ArrowDown' ? 1 : -1), 0), shown.length - 1)]
      setActiveId(next?.id ?? null)
    } else if (event.key === ' ' && active) toggle(active)
    else if (event.key === 'Enter') apply()
    else return
    event.preventDefault()
  }
  return (
    <Flex direction="column" minH="0" maxH="35rem">
      <Box
        py="1"
        px="2"
        borderBottomWidth="1px"
        borderColor="border"
        css={{ '& > div': { borderColor: 'transparent', boxShadow: 'none' } }}
      >
        <SearchField
          label={formatMessage({ id: 'membership.find' })}
          placeholder={formatMessage({ id: 'membership.find' })}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      </Box>
      <Box
        flex="1"
        minH="0"
        py="2"
        overflowY="auto"
        css={{
          '&:focus-visible': { outlineOffset: '-0.125rem' },
          '&:focus-visible [data-active]': { bg: 'bg.sunken' },
        }}
        role="listbox"
        tabIndex={0}
        aria-multiselectable="true"
        aria-label={formatMessage({ id: 'membership.lists' })}
        aria-activedescendant={activeId === null ? undefined : `${id}-${activeId}`}
        onFocus={() => setActiveId((before) => before ?? shown[0]?.id ?? null)}
        onKeyDown={press}
      >
        {KINDS.map((kind) => {
          const members = shown.filter((list) => list.kind === kind)
          if (members.length === 0) return null
          const use = usage && (kind === 'buy' ? usage.buyLists : kind === 'sell' ? usage.sellLists : null)
          return (
            <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
              <Flex justify="space-between" pt="0.375rem" px="4" pb="1" textStyle="note" fontWeight="semibold">
                <span id={`${id}-${kind}`}>{formatMessage({ id: `membership.kind.${kind}` })}</span>
                {use && (
                  <HStack
                    as="span"
                    display="inline-flex"
                    gap="1"
                    textStyle="note"
                    color="fg.muted"
                    fontVariantNumeric="tabular-nums"
                    css={{ '& svg': { w: '0.8125rem', h: '0.8125rem' } }}
                  >{`${use.used} / ${use.limit}`}</HStack>
                )}
              </Flex>
              {members.map((list) => (
                <Row
                  key={list.id}
                  id={`${id}-${list.id}`}
                  list={list}
                  isTicked={selection.has(list.id)}
                  wasTicked={snapshot.has(list.id)}
                  isActive={list.id === activeId}
                  isLocked={isLocked(list)}
                  onToggle={() => {
                    setActiveId(list.id)
                    toggle(list)
                  }}
                />
              ))}
            </div>
          )
        })}
        {shown.length === 0 && (
          <Text py="2" px="4" color="fg.muted">
            {formatMessage({ id: 'membership.none' })}
          </Text>
        )}
      </Box>
      <HStack py="3" px="4" borderTopWidth="1px" borderColor="border">
        <Text as="span" me="auto" textStyle="note" color="fg.muted" role="status">
          {formatMessage({ id: 'membership.changes' }, { count })}
        </Text>
        <Button size="small" onClick={onCancel}>
          {formatMessage({ id: 'entry.cancel' })}
        </Button>
        <Button size="small" variant="primary" isDisabled={count === 0} onClick={apply}>
          {formatMessage({ id: 'membership.apply' })}
        </Button>
      </HStack>
    </Flex>
  )
}

interface RowProps {
  readonly id: string
  readonly list: MemberList
  readonly isTicked: boolean
  readonly wasTicked: boolean
  readonly isActive: boolean
  readonly isLocked: boolean
  readonly onToggle: () => void
}

function Row({ id, list, isTicked, wasTicked, isActive, isLocked, onToggle }: RowProps) {
  const { formatMessage } = useIntl()
  const full = isLocked ? formatMessage({ id: 'membership.full' }) : undefined
  return (
    <Flex
      id={id}
      align="center"
      gap="3"
      minH="10"
      py="1"
      px="4"
      color={isLocked ? 'fg.subtle' : undefined}
      cursor={isLocked ? 'not-allowed' : 'pointer'}
      _hover={{ bg: 'bg.sunken' }}
      role="option"
      aria-selected={isTicked}
      aria-disabled={isLocked || undefined}
      data-active={isActive || undefined}
      title={full}
      onClick={onToggle}
    >
      <Grid
        as="span"
        flex="none"
        placeItems="center"
        w="5"
        h="5"
        borderWidth="1.5px"
        borderColor={isTicked ? 'accent' : 'border.field'}
        borderRadius="tag"
        bg={isTicked ? 'accent' : 'bg.card'}
        color="accent.contrast"
        css={{ '& svg': { w: '0.875rem', h: '0.875rem', strokeWidth: '3' } }}
      >
        {isTicked && <Check aria-hidden="true" />}
      </Grid>
      <Text as="span" flex="1" minW="0" overflowWrap="anywhere" fontWeight={isTicked ? 'medium' : undefined}>
        {list.name}
      </Text>
      {isTicked !== wasTicked ? (
        <Text as="span" textStyle="note" fontWeight="medium" color="accent.fg">
          {formatMessage({ id: isTicked ? 'membership.toAdd' : 'membership.toRemove' })}
        </Text>
      ) : isLocked ? (
        <HStack
          as="span"
          display="inline-flex"
          gap="1"
          textStyle="note"
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
          css={{ '& svg': { w: '0.8125rem', h: '0.8125rem' } }}
        >
          <Lock aria-hidden="true" />
          {full}
        </HStack>
      ) : (
        <HStack
          as="span"
          display="inline-flex"
          gap="1"
          textStyle="note"
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
          css={{ '& svg': { w: '0.8125rem', h: '0.8125rem' } }}
        >
          {list.entryCount}
        </HStack>
      )}
    </Flex>
  )
}
