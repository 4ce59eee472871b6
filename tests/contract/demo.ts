import { demoDataOf } from '../../worker/commerce/demo/demo-data.ts'

const FOLDER = '../../worker/commerce/demo/data/'
const files = import.meta.glob<string>('../../worker/commerce/demo/data/**/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true
})

/** The demonstration store, without a file system. */
export const demo = demoDataOf(
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path.slice(FOLDER.length), text]))
)
