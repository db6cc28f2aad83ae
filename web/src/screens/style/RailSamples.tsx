import type { BadgeLevel } from '@palier/domain/watchlists/score'
import type { ListKind } from '@palier/domain/watchlists/thresholds'
import { Table } from '../../ui/layout/Table.ts'
import { PriceRail } from '../../ui/figures/PriceRail.tsx'
import { Scroll } from './parts.tsx'
import type { StyleTexts } from './styleTexts.ts'

const buy = { t200: 142, t400: 135, t600: 129.5, t800: 122 }
const sell = { t200: 118, t400: 125, t600: 150, t800: 157 }
const none = { t200: null, t400: null, t600: null, t800: null }

const samples: readonly { kind: ListKind; price: number; thresholds: typeof buy | typeof none; level: BadgeLevel }[] = [
  { kind: 'buy', price: 152, thresholds: buy, level: 5 },
  { kind: 'buy', price: 133, thresholds: buy, level: 3 },
  { kind: 'buy', price: 121, thresholds: buy, level: 1 },
  { kind: 'sell', price: 138, thresholds: sell, level: 5 },
  { kind: 'sell', price: 154, thresholds: sell, level: 2 },
  { kind: 'sell', price: 116, thresholds: sell, level: 21 },
  { kind: 'buy', price: 145, thresholds: none, level: 5 },
]

export function RailSamples({ texts }: { texts: StyleTexts }) {
  return (
    <Scroll>
      <Table>
        <tbody>
          {samples.map((sample, index) => {
            const figures = { ...sample, low: 112, high: 162, label: texts.rails[index] ?? '' }
            return (
              <tr key={index}>
                <td>{texts.rails[index]}</td>
                <td>
                  <PriceRail {...figures} width={72} />
                </td>
                <td>
                  <PriceRail {...figures} width={200} height={15} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </Table>
    </Scroll>
  )
}
