import { describe, expect, it } from 'vitest'
import { isRegisteredType, preambleAccountOf } from './fileAccounts.ts'
import { paymentNatureOf, statedText } from './paymentNature.ts'

const natureOf = (text: string) => {
  const nature = paymentNatureOf(statedText([text], []))
  if (nature === null) return null
  const figure = nature.kind === 'reinvestment' ? nature.price : nature.amount
  return [nature.kind, figure && figure.toString()].filter(Boolean).join(' ')
}

describe('the nature of a payment', () => {
  it.each([
    ['RETURN OF CAPITAL ON 400 SHS', 'returnOfCapital'],
    ['Remb. de capital', 'returnOfCapital'],
    ['RTC - A TRUST ADJUSTMENT TO BOOK COST $2.76', 'returnOfCapital 2.76'],
    ['RETURN OF CAPITAL $0.037 PER SHARE', 'returnOfCapital'],
    ['Distribution fictive, rajustement du coût comptable 1 318,42 $', 'notional 1318.42'],
    ['PHANTOM DISTRIBUTION BOOK COST 318.42', 'notional 318.42'],
    ['ADJUSTMENT TO BOOK COST $318.42', 'unclear 318.42'],
    ['DIST INCLUDING RETURN OF CAPITAL', 'unclear'],
    ['NOTIONAL DISTRIBUTION AND RETURN OF CAPITAL', 'unclear'],
    ['REI - A TRUST REINV@C$69.1450 REC 08/29/25', 'reinvestment 69.145'],
    ['A FUND As Of 03/02/26 Reinvest @ $12.5', 'reinvestment 12.5'],
    ['AN ETF CAPITAL GAINS DIST', null],
    ['FIERA CAPITAL CORP CASH DIV ON 1,000 SHS', null],
  ])('of "%s" is read from its text [IMP-1] [IMP-2] [IMP-3]', (text, nature) => {
    expect(natureOf(text)).toBe(nature)
  })

  it.each([
    ['margin', false],
    ['Individual TFSA', true],
    ['CELI', true],
    ['Non-registered', false],
    ['REER CAD', true],
    ['Rollover IRA', true],
    ['Other', null],
  ])('the account type %s is registered: %s [IMP-4]', (type, expected) => {
    expect(isRegisteredType(type)).toBe(expected)
  })

  it('the lines above a header name the account of a file [IMP-4]', () => {
    expect(preambleAccountOf(['Account: 76543210 - TFSA'])).toEqual({ number: '76543210', type: 'TFSA' })
    expect(preambleAccountOf(['59154498 RRSP', ''])).toEqual({ number: '59154498', type: 'RRSP' })
    expect(preambleAccountOf(['Trades this month: 2'])).toBeNull()
  })
})
