import { ChevronRight, Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { BareButton } from '../../ui/buttons/BareButton.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { coverTarget } from '../../ui/buttons/coverTarget.ts'
import { TOP_LIST } from '@palier/domain/watchlists/ranking'
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx'
import { FlipCard } from '../../ui/layout/FlipCard.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Box, Flex } from '../../ui/layout/boxes.ts'
import { Heading } from '../../ui/text/Heading.ts'
import { Link } from '../../ui/text/Link.ts'
import { Text } from '../../ui/text/Text.ts'
import { BeyondPlanMark } from '../billing/beyondPlan/BeyondPlanMark.tsx'
import { MenuButton } from '../../kit/lazy/MenuButton.tsx'
import { pathTo } from '../../kit/navigation/paths.ts'
import type { BestEntry } from './today/todayData.ts'
import { LevelBars } from './LevelBars.tsx'
import { LevelSentence } from './LevelSentence.tsx'
import { useBeyondPlanReason } from '../billing/beyondPlan/useBeyondPlanReason.ts'
import { LazyListForm } from '../watchlists/dialogs/LazyListForm.tsx'
import { TopEntry } from './TopEntry.tsx'
import type { BoardList } from './useBoard.ts'
import { useListCard } from './useListCard.ts'

/** Three stocks need a slightly wider card than four columns allow. */
const FIRST_ALONE = { '@container (max-width: 17.74rem)': { '& > li + li': { display: 'none' } } }

interface ListCardProps {
  readonly list: BoardList
  readonly isMobile: boolean
  readonly onView: (best: BestEntry) => void
  readonly onAdd: (list: BoardList) => void
}

/** The whole card is a link to the list. */
export function ListCard({ list, isMobile, onView, onAdd }: ListCardProps) {
  const { formatMessage } = useIntl()
  const {
    listId,
    name,
    description,
    entryCount,
    top: [first],
    levels,
    beyondPlan,
  } = list
  const disabledReason = useBeyondPlanReason(beyondPlan)
  const { menu, isEditing, edit, turnBack, present, save, isAsking, ask, answer } = useListCard(list)
  const front = (
    <Card
      as="article"
      position="relative"
      display="flex"
      flexDirection={{ base: 'row', md: 'column' }}
      alignItems={{ base: 'center', md: 'stretch' }}
      gap={{ base: '3', md: '0' }}
      h="full"
      minH={{ base: '3.625rem', md: '7.75rem' }}
      minW="0"
      py={{ base: '0', md: '0.9375rem' }}
      px={{ base: '0.875rem', md: '4' }}
      _hover={{ borderColor: 'border.strong' }}
      aria-label={name}
    >
      <Box flex={{ base: '1', md: 'none' }} minW="0" pe={{ md: '1.75rem' }}>
        <Heading
          as="h3"
          textStyle="h3"
          fontWeight={{ base: 'medium', md: 'semibold' }}
          truncate
          title={description || undefined}
        >
          <Link variant="quiet" borderRadius="card" css={coverTarget} to={pathTo('List', { id: listId })}>
            {name}
          </Link>
        </Heading>
        <Text textStyle="note" color="fg.muted">
          {formatMessage({ id: 'list.count' }, { count: entryCount })}
          {isMobile && levels && entryCount > 0 && (
            <>
              , <LevelSentence kind={list.kind} levels={levels} isShort />
            </>
          )}
        </Text>
        {beyondPlan && <BeyondPlanMark beyondPlan={beyondPlan} />}
      </Box>
      {isMobile ? (
        <ChevronRight
          size={16}
          color="var(--p-colors-fg-muted)"
          style={{ order: 1, flex: 'none' }}
          aria-hidden="true"
        />
      ) : (
        <Box
          ref={menu}
          position="absolute"
          top="0.625rem"
          right="0.625rem"
          css={{ '& button': { w: '8', h: '8', _hover: { bg: 'bg.sunken' } } }}
        >
          <MenuButton
            label={formatMessage({ id: 'dashboard.listMenu' }, { name })}
            entries={[
              {
                id: 'edit',
                label: formatMessage({ id: 'dashboard.edit' }),
                icon: <Pencil />,
                disabledReason,
                onSelect: edit,
              },
              { id: 'delete', label: formatMessage({ id: 'dashboard.delete' }), icon: <Trash2 />, onSelect: ask },
            ]}
          >
            <Ellipsis size={16} color="var(--p-colors-fg-muted)" aria-hidden="true" />
          </MenuButton>
        </Box>
      )}
      {isMobile ? first && <TopEntry entry={first} /> : <CardFoot list={list} onView={onView} onAdd={onAdd} />}
    </Card>
  )
  return (
    <>
      <FlipCard
        isFlipped={isEditing}
        front={front}
        back={
          <LazyListForm
            label={formatMessage({ id: 'dashboard.editNamed' }, { name })}
            saveLabel={formatMessage({ id: 'dashboard.save' })}
            first={{ name, description }}
            warning={present ? formatMessage({ id: 'dashboard.changedElsewhere' }, { name: present.name }) : undefined}
            onSave={save}
            onCancel={turnBack}
          />
        }
      />
      {isAsking && (
        <ConfirmDialog
          title={formatMessage({ id: 'dashboard.deleteAsk' }, { name })}
          yesLabel={formatMessage({ id: 'dashboard.delete' })}
          noLabel={formatMessage({ id: 'dashboard.cancel' })}
          isDangerous
          data={null}
          onAnswer={answer}
        >
          {formatMessage({ id: 'dashboard.deleteText' }, { count: entryCount })}
        </ConfirmDialog>
      )}
    </>
  )
}

function CardFoot({ list, onView, onAdd }: Omit<ListCardProps, 'isMobile'>) {
  const { formatMessage } = useIntl()
  const { listId, kind, entryCount, top, levels, beyondPlan } = list
  if (entryCount === 0) {
    if (beyondPlan) return null
    return (
      <Button
        position="relative"
        size="small"
        alignSelf="flex-start"
        mt="2"
        aria-haspopup="dialog"
        onClick={() => onAdd(list)}
      >
        <Plus aria-hidden="true" />
        {formatMessage({ id: 'dashboard.addStock' })}
      </Button>
    )
  }
  return (
    <Box mt="2" css={{ containerType: 'inline-size' }}>
      {levels && <LevelBars kind={kind} levels={levels} />}
      <Flex justify="space-between" gap="2" mt="2" textStyle="note" whiteSpace="nowrap">
        <Text as="span" minW="0" truncate>
          {levels && <LevelSentence kind={kind} levels={levels} />}
        </Text>
        {top.length > 0 && (
          <Flex as="span" gap="1" color="fg.muted">
            {formatMessage({ id: 'dashboard.first' })}
            <Flex as="ul" gap="1" css={FIRST_ALONE}>
              {top.slice(0, TOP_LIST.shown).map((entry) => (
                <li key={entry.id}>
                  <BareButton
                    type="button"
                    position="relative"
                    textStyle="note"
                    fontWeight="semibold"
                    color="fg"
                    _hover={{ color: 'accent.fg' }}
                    aria-haspopup="dialog"
                    onClick={() => onView({ entry, listId })}
                  >
                    {entry.symbol}
                  </BareButton>
                </li>
              ))}
            </Flex>
          </Flex>
        )}
      </Flex>
    </Box>
  )
}
