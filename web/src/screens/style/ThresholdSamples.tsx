import { decimal, decimalOrNull } from '@palier/domain/kernel/decimal'
import { thresholdStates, type ListKind, type Thresholds } from '@palier/domain/watchlists/thresholds'
import type { Formatters } from '../../ui/figures/formatters.ts'
import { ThresholdCell } from '../../ui/figures/ThresholdCell.tsx'
import { Column } from './parts.tsx'
import type { StyleTexts } from './styleTexts.ts'
import { Table } from '../../ui/layout/Table.ts'

function thresholds(...[t200, t400, t600, t800]: (string | null)[]): Thresholds {
  return {
    t200: decimalOrNull(t200),
    t400: decimalOrNull(t400),
    t600: decimalOrNull(t600),
    t800: decimalOrNull(t800),
  }
}

const buy = thresholds('145', '135', '125', '115')
const sell = thresholds('90', '92', '106', '112')
const samples: Record<'buy' | 'sell', readonly { price: string; levels: Thresholds }[]> = {
  buy: [
    { price: '157.95', levels: buy },
    { price: '131.03', levels: buy },
    { price: '114.2', levels: buy },
    { price: '191.2', levels: thresholds('170', null, '155', '145') },
  ],
  sell: [
    { price: '89', levels: sell },
    { price: '91.18', levels: sell },
    { price: '107', levels: sell },
    { price: '113', levels: sell },
  ],
}

export function ThresholdSamples({ texts, formatters }: { texts: StyleTexts; formatters: Formatters }) {
  return (
    <Column isWide>
      <Cells kind="buy" columns={texts.buyColumns} texts={texts} formatters={formatters} />
      <Cells kind="sell" columns={texts.sellColumns} texts={texts} formatters={formatters} />
    </Column>
  )
}

interface CellsProps {
  readonly kind: ListKind & keyof typeof samples
  readonly columns: readonly string[]
  readonly texts: StyleTexts
  readonly formatters: Formatters
}

function Cells({ kind, columns, texts, formatters }: CellsProps) {
  return (
    <Table isFixed css={{ '& th': { px: '0.625rem', textAlign: 'end' }, '& td': { p: '0' } }}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {samples[kind].map(({ price, levels }) => (
          <tr key={price}>
            {thresholdStates(kind, levels, decimal(price), decimal('205')).map(({ key, price: level, ...rest }) => (
              <td key={key}>
                <ThresholdCell
                  kind={kind}
                  thresholdKey={key}
                  state={rest.state}
                  text={level ? formatters.price(level.toString()) : '–'}
                  distanceText={
                    rest.distance ? formatters.signedPercent(rest.distance.times(100).toString(), 1) : undefined
                  }
                  ledge={rest.ledge}
                  screenReaderText={rest.state === 'crossed' ? texts.reached : undefined}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
