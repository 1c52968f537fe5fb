export { format } from '../../../generated/format/block-04.ts'
