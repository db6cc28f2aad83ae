import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Box } from '../../../ui/layout/boxes.ts'
import { useLanguage } from '../../../kit/language/LanguageContext.ts'
import type { AllHoldings } from '../overview/useAllHoldings.ts'
import type { HeldStock } from '../figures/heldStock.ts'
import { HoldingsTable } from '../holdings/HoldingsTable.tsx'
import { BY_VALUE, sortHoldings } from '../figures/sortHoldings.ts'

const SHOWN_AT_FIRST = 9

interface PositionListProps extends Pick<AllHoldings, 'positions' | 'closedFigures' | 'positionFigures'> {
  readonly onOpen: (held: HeldStock) => void
}

export function PositionList({ positions, closedFigures, positionFigures, onOpen }: PositionListProps) {
  const { formatMessage } = useIntl()
  const { language } = useLanguage()
  const [isWhole, setIsWhole] = useState(false)
  const isCut = !isWhole && positions.length > SHOWN_AT_FIRST + 1
  const shown = isCut
    ? sortHoldings(positions, BY_VALUE, positionFigures, language).slice(0, SHOWN_AT_FIRST)
    : positions
  return (
    <Box mt="8">
      <HoldingsTable
        label={formatMessage({ id: 'overview.positions' })}
        holdings={shown}
        figures={positionFigures}
        closed={closedFigures}
        place="dashboard"
        hasTotal={!isCut}
        onOpen={onOpen}
      />
      {isCut && (
        <Button mt="3" size="small" onClick={() => setIsWhole(true)}>
          {formatMessage({ id: 'overview.allPositions' }, { count: positions.length })}
        </Button>
      )}
    </Box>
  )
}
