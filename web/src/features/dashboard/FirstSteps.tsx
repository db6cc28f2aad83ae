import { Suspense, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Currency } from '@palier/domain/market/currency'
import { useSnackbar } from '../../ui/status/SnackbarContext.ts'
import { Box, Flex, Grid } from '../../ui/layout/boxes.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { Heading } from '../../ui/text/Heading.ts'
import { Text } from '../../ui/text/Text.ts'
import { BareButton } from '../../ui/buttons/BareButton.ts'
import { useAlert } from '../../kit/alert/AlertContext.ts'
import { useReload } from '../../kit/failure/useReload.ts'
import { lazyWithMessages } from '../../kit/lazy/lazyWithMessages.tsx'
import { mayAdd } from '../billing/plans/planOffers.ts'
import type { OwnUse } from '../billing/usage/ownUse.ts'
import { useUpgrade } from '../billing/plans/useUpgrade.tsx'
import { StockSearch } from '../market/search/StockSearch.tsx'
import type { ChosenStock } from '../market/search/useOpenMatch.ts'
import type { TargetList } from '../watchlists/entry/AddEntryDialog.tsx'
import { scoreBasisOf, type ScoreBasisName } from '../watchlists/model/listFacts.ts'
import type { BoardList } from './useBoard.ts'
import { useCreateWatchList } from './useCreateWatchList.ts'
import { Checklist } from './Checklist.tsx'
import { FirstStair } from './FirstStair.tsx'
import type { FirstStep } from './firstStepsDone.ts'

const AddEntryDialog = lazyWithMessages(
  ['prices', 'list', 'form', 'entry', 'search', 'tags'],
  async () => (await import('../watchlists/entry/AddEntryDialog.tsx')).AddEntryDialog,
)

/** Well-known stocks and a fund from the country of the preferred currency. */
const EXAMPLES: Record<Currency, readonly string[]> = {
  CAD: ['RY', 'ENB', 'SHOP', 'XEQT'],
  USD: ['AAPL', 'MSFT', 'COST', 'VOO'],
}

interface FirstStepsProps {
  readonly lists: readonly BoardList[]
  readonly basisName: ScoreBasisName
  readonly currency: Currency
  readonly use: OwnUse | null
  readonly done: Readonly<Record<FirstStep, boolean>>
  readonly onHide: () => void
}

export function FirstSteps({ lists, basisName, currency, use, done, onHide }: FirstStepsProps) {
  const { formatMessage } = useIntl()
  const field = useRef<HTMLInputElement>(null)
  const [example, setExample] = useState<string | null>(null)
  const { choose, chosen, close, upgrade } = useFirstStock(lists, use)
  const isCrossed = lists.some(({ top }) => top.some(({ crossed }) => crossed.length > 0))
  useEffect(() => {
    const { activeElement, body } = document
    // Keeps the focus if the user has already moved it to a menu or the top bar.
    if (!activeElement || activeElement === body || activeElement.closest('main'))
      field.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 53fr) minmax(0, 25fr)' }} gap="8">
      <Card
        as="section"
        position="relative"
        minH={{ base: '22.5rem', sm: '27rem' }}
        py={{ base: '4', sm: '5' }}
        px={{ base: '4', sm: '6' }}
        aria-labelledby="first-question"
      >
        <Heading id="first-question" textStyle={{ base: 'companyName', sm: 'h1' }}>
          {formatMessage({ id: 'dashboard.first.title' })}
        </Heading>
        <Text maxW="32rem" mt="2" mb="5" color="fg.muted">
          {formatMessage({ id: 'dashboard.first.text' })}
        </Text>
        <Box position="relative" zIndex="2" maxW="25rem">
          {/* Choosing an example remounts the field with the example's text. */}
          <StockSearch
            key={example}
            fieldRef={field}
            initialText={example ?? ''}
            onChoose={(stock) => void choose(stock)}
          />
        </Box>
        <Flex
          as="p"
          position="relative"
          zIndex="sticky"
          wrap="wrap"
          align="center"
          gap="2"
          mt="3"
          textStyle="note"
          color="fg.muted"
        >
          {formatMessage({ id: 'dashboard.first.examples' })}
          {EXAMPLES[currency].map((symbol) => (
            <BareButton
              key={symbol}
              minH={{ base: '11', sm: '6' }}
              minW={{ base: '11', sm: '0' }}
              px="0.625rem"
              borderWidth="1px"
              borderColor="border.strong"
              borderRadius="small"
              bg="bg.card"
              color="fg"
              fontWeight="medium"
              _hover={{ bg: 'bg.sunken' }}
              type="button"
              onClick={() => setExample(symbol)}
            >
              {symbol}
            </BareButton>
          ))}
        </Flex>
        <FirstStair done={done} isCrossed={isCrossed} />
      </Card>
      <Checklist
        done={done}
        listName={lists.find(({ kind }) => kind === 'buy')?.name ?? null}
        onChoose={() => field.current?.focus()}
        onHide={onHide}
      />
      {chosen && (
        <Suspense>
          <AddEntryDialog
            list={chosen.list}
            rule={{ kind: 'buy', basis: scoreBasisOf(basisName) }}
            stockId={chosen.stockId}
            onClose={close}
          />
        </Suspense>
      )}
      {upgrade}
    </Grid>
  )
}

/** Adds the chosen stock to the first buy list. Creates the list if there is none. */
function useFirstStock(lists: readonly BoardList[], use: OwnUse | null) {
  const { formatMessage } = useIntl()
  const alert = useAlert()
  const notify = useSnackbar()
  const reload = useReload()
  const create = useCreateWatchList()
  const { openUpgrade, upgrade } = useUpgrade()
  const [chosen, setChosen] = useState<(Pick<ChosenStock, 'stockId'> & { readonly list: TargetList }) | null>(null)

  async function listToUse(): Promise<TargetList | null> {
    const first = lists.find(({ kind }) => kind === 'buy')
    if (first) return first
    if (!mayAdd(use, 'buy')) {
      openUpgrade('buy')
      return null
    }
    const name = formatMessage({ id: 'dashboard.first.listName' })
    const { payload, problem } = await create({ input: { kind: 'BUY', name, description: '' } })
    if (problem) alert(problem)
    else notify({ text: formatMessage({ id: 'dashboard.created' }, { name }) })
    return payload?.list ?? null
  }
  return {
    chosen,
    upgrade,
    async choose({ stockId }: Pick<ChosenStock, 'stockId'>) {
      const list = await listToUse()
      if (list) setChosen({ stockId, list })
    },
    close() {
      setChosen(null)
      void reload()
    },
  }
}
