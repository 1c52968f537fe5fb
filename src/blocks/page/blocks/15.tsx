export { format } from '../../../generated/format/block-15.ts'
