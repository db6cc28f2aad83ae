/** What the graph calls a field of the calls beneath it, where the two differ. */
const GRAPH_NAMES: ReadonlyMap<string, string> = new Map([
  ['actualPassword', 'currentPassword'],
  ['amountOfMoney', 'amount'],
  ['areTermsAndContionsAccepted', 'areTermsAccepted'],
  ['averageCostByShare', 'price'],
  ['confirmPassword', 'newPasswordConfirmation'],
  ['firstname', 'firstName'],
  ['invitationToken', 'token'],
  ['lastname', 'lastName'],
  ['newPlanName', 'planName'],
  ['plan', 'planName'],
  ['portfolioName', 'name'],
  ['primaryObjective', 'kind'],
  ['primaryObjectiveValue', 'value'],
  ['stockQty', 'quantity'],
  ['tokenId', 'id'],
  ['transactionDate', 'date'],
  ['transactionType', 'type'],
  ['twoLettersLanguage', 'language'],
  ['twoLettersPreferredLanguage', 'language'],
])

/** The name of a refused field as whoever wrote it knows it: the last part of its path that is a name, in the graph's words. */
export function graphFieldOf(path: string): string | null {
  const name = path.split('.').findLast((part) => part !== '' && !/^\d+$/.test(part))
  if (name === undefined) return null
  return GRAPH_NAMES.get(name) ?? name.replace(/^T(?=[2468]00$)/, 't')
}
