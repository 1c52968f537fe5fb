export { format } from '../../../generated/format/block-23.ts'
