/** Names of REST fields that differ in the schema. */
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

/** Schema name of a refused field: the last name in its path. */
export function graphFieldOf(path: string): string | null {
  const name = path.split('.').findLast((part) => part !== '' && !/^\d+$/.test(part))
  if (name === undefined) return null
  return GRAPH_NAMES.get(name) ?? name.replace(/^T(?=[2468]00$)/, 't')
}
