import { Component, type ReactNode } from 'react'
import { LoadNotice } from './LoadNotice.tsx'

interface Props {
  /** Closes what could not be loaded. */
  onClose: () => void
  children: ReactNode
}

/** Shows a notice instead of a part opened by the user that could not be loaded. */
export class LoadBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <LoadNotice onClose={this.props.onClose} /> : this.props.children
  }
}
