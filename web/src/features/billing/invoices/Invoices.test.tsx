import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { answerOperation } from '../../../testing/answerOperation.ts'
import { renderPiece } from '../../../testing/render.tsx'
import type { Language } from '../../../kit/language/LanguageContext.ts'
import { InvoicesDialog } from './InvoicesDialog.tsx'

function invoiceAnswer(invoice: object = {}) {
  return {
    __typename: 'Invoice',
    number: 'P-2026-001284',
    startDate: '2026-11-20T17:00:00Z',
    endDate: '2026-12-20T17:00:00Z',
    emailTo: 'marie@example.ca',
    subtotal: '19.99',
    total: '22.98',
    items: [{ name: 'pro', isMonthly: true, price: '19.99' }],
    taxes: [
      { kind: 'GST', amount: '1', taxId: '12345 6789 RT0001' },
      { kind: 'QST', amount: '1.99', taxId: null },
    ],
    renewalDate: '2026-12-20T17:00:00Z',
    promoName: null,
    promoAmount: null,
    planName: 'pro',
    paidAt: '2026-11-20T17:00:00Z',
    paidWith: { brand: 'visa', last4: '4242' },
    isTest: false,
    billingAddress: { country: 'CA', province: 'QC', postalCode: null },
    seller: { name: 'Palier inc.', address: ['100, rue de l’Escalier', 'Québec (Québec) G1R 0A0'] },
    ...invoice,
  }
}

async function show(invoices: readonly object[] | null, language: Language = 'fr') {
  const piece = await renderPiece(<InvoicesDialog onClose={() => {}} />, { language })
  const edges = (invoices ?? []).map((node, index) => ({ __typename: 'InvoiceEdge', cursor: String(index), node }))
  await answerOperation(piece.environment, 'LoadedInvoicesQuery', {
    viewer: {
      __typename: 'Viewer',
      id: 'viewer',
      invoices: invoices && {
        __typename: 'InvoiceConnection',
        edges,
        pageInfo: { endCursor: '9', hasNextPage: invoices.length > 1 },
      },
    },
  })
  return piece
}

const open = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))

describe('the invoices', () => {
  test('are listed with their day, plan and total, and open in full [SUBS-18]', async () => {
    await show([invoiceAnswer()])
    open(/^20 nov\. 2026\s*Pro, facture P-2026-001284\s*22,98\s\$/)
    expect(screen.getByRole('heading', { name: 'Facture P-2026-001284' })).toBeTruthy()
    expect(
      screen.getByRole('cell', { name: /^Forfait Pro, abonnement mensuel\s*du 20 nov\. 2026 au 20 déc\. 2026$/ }),
    ).toBeTruthy()
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))
    expect(terms).toEqual([
      'De',
      'À',
      'Date de la facture',
      'Période',
      'Sous-total',
      'TPS, 5 %',
      'TVQ, 9,975 %',
      'Total en CAD',
      'Payé le 20 nov. 2026, Visa •••• 4242',
      'Solde à payer',
      'Numéros d’inscription aux taxes',
      'Prochain paiement',
    ])
    const [from, to, , , , , , , , balance, numbers, next] = screen
      .getAllByRole('definition')
      .map(({ textContent }) => textContent)
    expect(from).toBe('Palier inc.100, rue de l’EscalierQuébec (Québec) G1R 0A0')
    expect(to).toBe('marie@example.caQuébec, Canada')
    expect(balance?.replaceAll(/\s/g, ' ')).toBe('0,00 $')
    expect(numbers).toBe('TPS 12345 6789 RT0001')
    expect(next).toMatch(/^Le 20 déc\. 2026\. Changez/)
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Description',
      'Quantité',
      'Prix',
      'Montant',
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Toutes les factures' }))
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
  })

  test('a promotion is a reduction, with its name; credits keep their sign [SUBS-18]', async () => {
    const credit = { name: 'standard', isMonthly: false, price: '-3.33' }
    await show([invoiceAnswer({ promoName: 'RENTRÉE', promoAmount: '5', items: [credit] })], 'en')
    open(/P-2026-001284/)
    expect(screen.getByText('Promotion RENTRÉE')).toBeTruthy()
    expect(screen.getByText('−$5.00')).toBeTruthy()
    expect(screen.getAllByText('−$3.33')).toHaveLength(2)
    expect(screen.getByRole('cell', { name: /^Credit, Standard plan, unused time/ })).toBeTruthy()
  })

  test('without a seller it says so, and a test payment says that no money moved [D37]', async () => {
    await show([invoiceAnswer({ seller: null, isTest: true, taxes: [], paidWith: null })], 'en')
    open(/P-2026-001284/)
    expect(screen.getByText('The operator of this site has not given their details yet.')).toBeTruthy()
    expect(screen.getByText('Test payment, no real money')).toBeTruthy()
    expect(screen.getByText('Paid Nov 20, 2026')).toBeTruthy()
    expect(screen.queryByText('Tax registration numbers')).toBeNull()
  })

  test('prints from a window of 800 by 600 that holds the invoice and no button [SUBS-17]', async () => {
    const paper = document.implementation.createHTMLDocument()
    Object.defineProperty(paper, 'fonts', { value: { ready: Promise.resolve() } })
    const printed = { document: paper, focus: vi.fn(), print: vi.fn() }
    const opening = vi.spyOn(window, 'open').mockReturnValue(printed as unknown as Window)
    await show([invoiceAnswer()])
    open(/P-2026-001284/)
    fireEvent.click(screen.getByRole('button', { name: 'Imprimer' }))
    expect(opening.mock.calls[0]?.[2]).toBe('width=800,height=600')
    await waitFor(() => expect(printed.print).toHaveBeenCalledOnce())
    expect(paper.title).toBe('Facture P-2026-001284')
    expect(paper.body.textContent).toContain('Total en CAD')
    expect(paper.querySelector('button')).toBeNull()
    expect(paper.body.textContent).toContain('12345 6789 RT0001')
    const rules = paper.querySelector('style')?.textContent
    expect(rules).toMatch(/size: letter;.*"Facture P-2026-001284".*"Page " counter\(page\) " de " counter\(pages\)/s)
    opening.mockRestore()
  })

  test('a window that the browser blocks is told [SUBS-17]', async () => {
    const opening = vi.spyOn(window, 'open').mockReturnValue(null)
    await show([invoiceAnswer()])
    open(/P-2026-001284/)
    fireEvent.click(screen.getByRole('button', { name: 'Imprimer' }))
    expect(await screen.findByText('Votre navigateur a bloqué la fenêtre d’impression')).toBeTruthy()
    opening.mockRestore()
  })

  test('more come by pages; none and not known are two things', async () => {
    const { unmount } = await show([invoiceAnswer(), invoiceAnswer({ number: 'P-2026-000001' })])
    expect(screen.getByRole('button', { name: 'Factures plus anciennes' })).toBeTruthy()
    unmount()
    const none = await show([])
    expect(screen.getByText(/^Pas encore de facture/)).toBeTruthy()
    none.unmount()
    await show(null)
    expect(screen.getByText(/^Vos factures ne sont pas connues/)).toBeTruthy()
  })
})
