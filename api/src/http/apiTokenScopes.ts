import type { Call } from '@palier/contract/kernel/call'
import { type CallName, catalogue } from '@palier/contract/catalogue'
import { Refusal } from '../kernel/refusal.ts'
import type { ApiTokenScope } from '../services/kernel/viewer.ts'

/**
 * The calls that a token for scripts may make: the person's lists, portfolios, preferences and notices, and what is
 * public about stocks. Account, password, payments and tokens are for the person alone, and so is any call that is not
 * named here.
 */
const REACHED: readonly CallName[] = [
  ...(['testToken', 'getSubscriptionInfo'] as const),
  ...(['getPreferences', 'savePreferences', 'setPreferredLanguage'] as const),
  ...(['getBuyLists', 'addBuyEntry', 'updateBuyEntry', 'deleteBuyEntry'] as const),
  ...(['createBuyList', 'updateBuyList', 'deleteBuyList'] as const),
  ...(['getSellLists', 'addSellEntry', 'updateSellEntry', 'deleteSellEntry'] as const),
  ...(['createSellList', 'updateSellList', 'deleteSellList'] as const),
  ...(['getOtherLists', 'addOtherEntry', 'updateOtherEntry', 'deleteOtherEntry'] as const),
  ...(['createOtherList', 'updateOtherList', 'deleteOtherList'] as const),
  ...(['getPortfolios', 'addPortfolio', 'updatePortfolio', 'deletePortfolio', 'setAmountOfMoney'] as const),
  ...(['addPortfolioStock', 'movePortfolioStock', 'saveObjective', 'deleteObjective'] as const),
  ...(['addBuyLot', 'addSellLot', 'updateLot', 'deleteLot', 'getPortfolioStockLots'] as const),
  ...(['getUserDataPackage', 'getTransactions', 'getValueOverTime', 'getCostBaseReport', 'exportPortfolio'] as const),
  ...(['importPortfolio', 'uploadImport', 'previewImport', 'confirmImport', 'undoImport'] as const),
  ...(['getNotices', 'markNoticesRead'] as const),
  ...(['getStock', 'getStocks', 'searchStocksLocally', 'searchStocks', 'getStockCompleteInfo'] as const),
  ...(['getAllTags', 'getQuoteContextualInfo', 'getAiContextualInfo', 'getBasicFundamentals'] as const),
  ...(['getLastDays', 'getAvailableIntervals', 'getInterval'] as const),
]

const paths: ReadonlySet<string> = new Set(REACHED.map((name) => catalogue[name].path))

/** Refused with MissingScope, which names the right that the token lacks: `account` is one that no token has. */
export function assertScope({ path, write }: Call, scope: ApiTokenScope): void {
  if (!paths.has(path)) throw new Refusal('MissingScope', { scope: 'account' })
  if (write && scope === 'read') throw new Refusal('MissingScope', { scope: 'write' })
}
