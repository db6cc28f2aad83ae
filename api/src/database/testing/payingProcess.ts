// Opens the database of the directory given, has a person pay for a plan and then for a dearer one, and hangs between the
// charge of the second and its record. Says then whose it is.
import process from 'node:process'
import { createSandboxCase } from '../../providers/payments/testing/sandboxCase.ts'
import { addCustomer, openHouse } from '../../services/billing/testing/paymentHouse.ts'
import { connectDatabase } from '../connect.ts'

const [dataDirectory = '', instant = ''] = process.argv.slice(2)
const now = new Date(instant)
const { database } = await connectDatabase({ dataDirectory })
const provider = await createSandboxCase(database, now)
const house = openHouse(database, provider.gateway)
const customer = await addCustomer(database, provider, house, now)
await customer.pay('frugal', { number: '4242424242424242', expirationMonth: 12, expirationYear: 2034, cvc: '123' })

house.faults.before.set('changeNow', async () => {
  process.send?.({ userId: customer.viewer.userId })
  await new Promise(() => {})
})
await customer.change('pro')
