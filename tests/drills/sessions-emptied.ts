import type { Drill } from './drill.ts'
import { openEmbeddedShop, WARM } from './embedded-shop.ts'
import { none } from './evidence.ts'
import { problemsIn } from './judge.ts'

const COMMAND =
  'npx wrangler d1 execute DB --config worker/commerce/wrangler.toml --remote --command "DELETE FROM customer_sessions"'

export const sessionsEmptied: Drill = {
  name: 'sessions-emptied',
  title: 'All sessions of customers are ended',
  async run(scene) {
    const { walk, remedy, newShopper, buyer } = await openEmbeddedShop(scene)
    const { id } = await buyer.findProduct()
    const customer = newShopper()
    const email = await customer.register()
    await customer.add(id)
    await walk('healthy', 4)
    const signedIn = await customer.isSignedIn()
    const unitsBefore = await buyer.countUnits()
    const during = await walk('sessions are deleted', remedy(COMMAND))
    const after = await walk('sessions deleted', 5)
    scene.promise('This ends all sessions of the embedded backend', [
      ...none(signedIn, 'the customer was not signed in before'),
      ...none(!(await customer.isSignedIn()), 'the customer is still signed in'),
      ...problemsIn([...during, ...after], WARM, { status: 200, shown: 'complete' })
    ])
    const { status } = await customer.signIn(email)
    const units = await customer.countUnits()
    scene.promise(
      'Customers then have to sign in again and find their carts as they were.',
      none(status === 200 && units === 1, `login ${status}, ${units} units`)
    )
    scene.promise('Visitors keep their carts.', [
      ...problemsIn([...during, ...after], ['cart', 'add'], { status: 200 }),
      ...none((await buyer.countUnits()) >= unitsBefore, 'fewer units than before')
    ])
  }
}
