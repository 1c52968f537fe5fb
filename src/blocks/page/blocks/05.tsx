export { format } from '../../../generated/format/block-05.ts'
