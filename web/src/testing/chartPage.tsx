// A page with nothing but the price chart, for the bench: it is mounted and moved from outside.
import { ChakraProvider } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { LanguageProvider } from '../app/language/Language.tsx'
import { createMessageLoader } from '../app/language/messageLoader.ts'
import { defaultColorChoice } from '../app/theme/colorChoice.ts'
import { system } from '../app/theme/system.ts'
import { createStorage, openStore } from '../device/storage/storage.ts'
import { PriceChart } from '../features/market/chart/PriceChart.tsx'
import { ColorModeContext } from '../ui/layout/ColorModeContext.ts'

const MINUTE = 60_000
const COMPARISON = { isOn: false, stockIds: [], isFull: false, toggle: () => {}, add: () => {}, remove: () => {} }
const INTERVAL = { quantity: 1, unit: 'MONTH' } as const

/** What stands around a chart is there before it. */
async function openPage(place: HTMLElement) {
  const storage = createStorage(openStore())
  const words = createMessageLoader({ language: 'fr', storage })
  await words.load(['shell', 'signedIn', 'stock', 'prices'])
  const root = createRoot(place)
  return (chart: ReactNode) =>
    flushSync(() =>
      root.render(
        <LanguageProvider messageLoader={words}>
          <ChakraProvider value={system}>
            <ColorModeContext value={LIGHT}>{chart}</ColorModeContext>
          </ChakraProvider>
        </LanguageProvider>,
      ),
    )
}

let show: Awaited<ReturnType<typeof openPage>> | undefined

/** Draws the chart of these prices, one a minute; the answer draws it anew with another last price. */
async function mountChart(place: HTMLElement, prices: readonly number[]) {
  show ??= await openPage(place)
  const known = prices.map((price, index) => ({ place: index, at: index * MINUTE, price }))
  const draw = (last: number) =>
    show?.(
      <PriceChart
        key={prices.length}
        {...{ interval: INTERVAL }}
        symbol="BCE"
        currency="CAD"
        timeZone="America/Toronto"
        over="en un mois"
        points={[...known.slice(0, -1), { place: known.length - 1, at: (known.length - 1) * MINUTE, price: last }]}
        dividends={NONE}
        previousClose={null}
        livePrice={last}
        levels={null}
        own={OWN}
        pills={null}
        comparison={COMPARISON}
        compared={NONE}
        volumes={null}
        onFull={() => {}}
      />,
    )
  draw(prices.at(-1) ?? 0)
  return draw
}

const LIGHT = { choice: defaultColorChoice, isDark: false, choose: () => {} }
const OWN = { trades: [], isWhole: true }
const NONE = [] as const

Object.assign(globalThis, { mountChart })
