import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { decimal, ZERO, type Decimal } from '@palier/domain/kernel/decimal'
import { describe, expect, test } from 'vitest'
import { answerOperation, problemAnswer } from '../../../testing/answerOperation.ts'
import { pickMenuItem } from '../../../testing/pickMenuItem.ts'
import { americanHolding, holdingAnswer } from '../../../testing/portfolioAnswers.ts'
import { portfolioAnswer, showPortfolio } from '../../../testing/showPortfolio.tsx'
import { tellPrices } from '../../../testing/tellPrices.ts'

const USD_IN_CAD = { from: 'USD', to: 'CAD', rate: '1.406412345678' }
const CAD_IN_USD = { from: 'CAD', to: 'USD', rate: '0.711028987654' }

type Environment = Awaited<ReturnType<typeof showPortfolio>>['environment']

const table = () => screen.getByRole('table', { name: /^(Titres du portefeuille|Stocks in)/ })
const valueOf = (figure: string, inside: Element = document.body) =>
  decimal(
    inside.querySelector(`[data-figure="${figure}"] data, data[data-figure="${figure}"]`)?.getAttribute('value') ?? '',
  )

/** Adds one figure of all rows up, each by the exact rate that the page names. */
function sumOfRows(figure: string, currency: string): Decimal {
  return [...table().querySelectorAll<HTMLElement>('[data-row]')].reduce((sum, row) => {
    const own = row.dataset['currency']
    const rate = own === currency ? '1' : table().querySelector(`[data-rate="${own}"]`)?.getAttribute('value')
    return sum.plus(valueOf(figure, row).times(decimal(rate ?? '')))
  }, ZERO)
}

function tick(environment: Environment, answer: ReturnType<typeof holdingAnswer>, prices: object) {
  tellPrices(environment, [{ ...answer.stock, marketCap: null, yearHigh: null, yearLow: null, ...prices }])
}

describe('the page of a portfolio', () => {
  test.each([
    [
      'fr',
      /dépasse la limite de votre forfait.* Le forfait standard l’ouvre de nouveau/,
      'Ajouter un titre',
      'Voir ce forfait',
    ],
    ['en', /is over your plan’s limit.* The standard plan unlocks it/, 'Add a stock', 'See this plan'],
  ] as const)(
    'beyond the plan it is shown, its verbs are disabled with the reason, in %s',
    async (language, reason, add, see) => {
      await showPortfolio([holdingAnswer({ symbol: 'SHOP' })], { language, beyondPlan: { planName: 'standard' } })
      expect(within(table()).getByText('SHOP')).toBeTruthy()
      const verb = screen.getByRole('button', { name: add })
      expect(verb.getAttribute('aria-disabled')).toBe('true')
      // The reason comes by itself.
      const link = await screen.findByRole('link', { name: see })
      const note = document.getElementById(verb.getAttribute('aria-describedby') ?? '')
      expect(note?.textContent).toMatch(reason)
      expect(note?.contains(link)).toBe(true)
      expect(link.getAttribute('href')).toBe('/subscription?plan=standard')
      fireEvent.click(verb)
      expect(screen.queryByRole('dialog')).toBeNull()
    },
  )

  test.each([
    ['CAD', USD_IN_CAD],
    ['USD', CAD_IN_USD],
  ] as const)(
    'the rows add up to the header, in %s [PORT-01] [PORT-19] [PORT-21] [DASH-10]',
    async (currency, rate) => {
      await showPortfolio([holdingAnswer({ symbol: 'SHOP' }), americanHolding('MSFT')], { currency, rates: [rate] })
      for (const [row, total, head] of [
        ['value', 'totalStocks', 'headStocks'],
        ['gain', 'totalGain', 'headGain'],
        ['day', 'totalDay', 'headDay'],
      ] as const) {
        const sum = sumOfRows(row, currency)
        expect(sum.eq(0)).toBe(false)
        expect(valueOf(total, table()).toString()).toBe(sum.toString())
        expect(valueOf(head).toString()).toBe(sum.toString())
      }
      expect(valueOf('headTotal').toString()).toBe(valueOf('headStocks').plus(valueOf('headCash')).toString())
      expect(valueOf('headGross').toString()).toBe(
        valueOf('headStocks')
          .plus('1834.27')
          .plus(decimal('5677.80').times(currency === 'CAD' ? 1 : rate.rate))
          .toString(),
      )
    },
  )

  test('the sum that includes past sales is named as such beside the gain, and explained [SPEC-18, PORT-18]', async () => {
    await showPortfolio([holdingAnswer({ symbol: 'SHOP' })])
    const label = screen.getByText(/^Avec le produit des ventes passées/)
    fireEvent.click(within(label).getByRole('button'))
    expect(await screen.findByText('Ce que les ventes ont rapporté + titres + liquidités.')).toBeTruthy()
  })

  test('every cell prints the value that it holds [PORT-17] [PORT-20] [DASH-11]', async () => {
    await showPortfolio([holdingAnswer({ symbol: 'SHOP' })], { language: 'en' })
    const cells = [...table().querySelectorAll<HTMLElement>('[data-row] data')]
    expect(cells.map((cell) => [cell.getAttribute('value'), cell.textContent])).toEqual([
      ['158.2', '$158.20'],
      ['60', '60'],
      ['93.157', '$93.16'],
      ['-224.4', '−224.40 −2.31%'],
      ['6396.1', '+6,396.10 +72.90%'],
      ['9492', '$9,492.00'],
    ])
  })

  test('has the groups Current, Today and Total over their columns [DASH-10]', async () => {
    await showPortfolio([holdingAnswer({ symbol: 'SHOP' })])
    const heads = within(table()).getAllByRole('columnheader')
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      ...['Actuel', 'Aujourd’hui', 'Total'],
      ...['Symbole', 'Société', 'Cours', 'Actions', 'Coût moyen', 'Variation', 'Gain total', 'Valeur'],
    ])
  })

  test('a stock in a currency without a rate is in no total, and named [PORT-21]', async () => {
    await showPortfolio([holdingAnswer({ symbol: 'SHOP' }), americanHolding('MSFT')])
    expect(valueOf('headStocks').toString()).toBe('9492')
    expect(within(table()).getByText(/Sans taux de change, non comptés.*USD/)).toBeTruthy()
  })

  test('a price moves its row and the header by the same rule [PORT-20]', async () => {
    const shop = holdingAnswer({ symbol: 'SHOP' })
    const { environment } = await showPortfolio([shop])
    tick(environment, shop, { lastPrice: '160', change: '-1.94', changePercent: '-1.2' })
    expect(valueOf('value', table()).toString()).toBe('9600')
    expect(valueOf('headStocks').toString()).toBe('9600')
    expect(valueOf('headDay').toString()).toBe('-116.4')
    expect(valueOf('headGain').toString()).toBe(decimal('5677.80').plus(9600).minus('8773.70').toString())
  })

  test('a figure says how it was computed, with its own numbers [PORT-20]', async () => {
    await showPortfolio([holdingAnswer({ symbol: 'SHOP' }), americanHolding('MSFT')], { rates: [USD_IN_CAD] })
    fireEvent.click(table().querySelector('[data-figure="totalStocks"]') ?? document.body)
    const card = await screen.findByRole('dialog', { name: /^Calcul de/ })
    const lines = [...card.querySelectorAll('data')].map((line) => line.getAttribute('value'))
    expect(lines).toEqual(['9492', '10738.2', '1.406412345678', valueOf('headStocks').toString()])
  })

  test('leads to the lists and the other portfolios [PORT-03]', async () => {
    await showPortfolio([holdingAnswer({ symbol: 'SHOP' })])
    fireEvent.click(screen.getByRole('button', { name: 'Choisir une liste ou un portefeuille' }))
    await pickMenuItem('REER')
    await waitFor(() => expect(screen.getByLabelText('place').textContent).toBe('/portfolio/8'))
  })

  test('a full plan says so without asking the server [PORT-11]', async () => {
    await showPortfolio([holdingAnswer({ symbol: 'SHOP' })], { canAdd: false })
    fireEvent.click(screen.getByRole('button', { name: 'Ajouter un titre' }))
    expect(await screen.findByText(/25 titres dans vos portefeuilles/)).toBeTruthy()
  })
})

describe('the cash', () => {
  async function open() {
    fireEvent.click(screen.getByRole('button', { name: 'Modifier les liquidités' }))
    await screen.findByLabelText('Montant')
  }
  const write = (text: string) => fireEvent.change(screen.getByLabelText('Montant'), { target: { value: text } })

  test('is a number, empty is 0, and what is saved shows at once [PORT-15] [PORT-16] [GEN-13]', async () => {
    const shop = holdingAnswer({ symbol: 'SHOP' })
    const { environment } = await showPortfolio([shop])
    await open()
    write('douze')
    expect(screen.getByRole('button', { name: 'Enregistrer' }).getAttribute('aria-disabled')).toBe('true')
    // Finding P6.
    write('1,234')
    expect(screen.getByText('Ce nombre a deux lectures : écrivez 1234 ou 1,2340.')).toBeTruthy()
    for (const text of ['1,234.5', '$12.30', '1 234,50 $']) {
      write(text)
      expect(screen.getByRole('button', { name: 'Enregistrer' }).getAttribute('aria-disabled')).toBeNull()
    }
    write('')
    fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
    const portfolio = portfolioAnswer([shop], { cash: '0' })
    const sent = await answerOperation(environment, 'useSetCashMutation', {
      setCash: { __typename: 'SetCashPayload', portfolio: { ...portfolio, version: 4 } },
    })
    expect(sent).toEqual({ input: { portfolioId: 'portfolio', amount: '0', version: 3 } })
    await waitFor(() => expect(valueOf('headCash').toString()).toBe('0'))
    expect(valueOf('headTotal').toString()).toBe('9492')
  })

  test('says what somebody else saved, and saves over it only when asked again [PORT-16]', async () => {
    const { environment } = await showPortfolio([holdingAnswer({ symbol: 'SHOP' })])
    await open()
    write('10,5')
    fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
    const kept = { name: 'CELI', description: '', accountKind: 'TFSA', owner: 'SELF' }
    const present = { ...kept, cash: '99', currency: 'CAD', version: 9 }
    await answerOperation(environment, 'useSetCashMutation', {
      setCash: { __typename: 'PortfolioConflict', current: { ...present, id: 'portfolio' } },
    })
    expect(await screen.findByText(/quelqu’un a enregistré 99,00/)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
    const sent = await answerOperation(environment, 'useSetCashMutation', {
      setCash: problemAnswer('resource_missing'),
    })
    expect(sent).toEqual({ input: { portfolioId: 'portfolio', amount: '10.5', version: 9 } })
  })
})
