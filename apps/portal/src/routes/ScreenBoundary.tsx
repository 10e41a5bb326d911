import { Component, type ReactNode } from 'react';
import { CrashedPage, OutdatedPage } from '../pages/Problem.tsx';
import { ScreenUnavailable } from './lazyScreen.ts';

interface ScreenBoundaryProps {
  children: ReactNode;
}

/** A screen that fails, fails alone: what stands around it stays. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { problem: unknown }> {
  override state = { problem: null };

  static getDerivedStateFromError(problem: unknown) {
    return { problem };
  }

  override render() {
    const { problem } = this.state;
    if (problem === null) return this.props.children;
    if ((problem as unknown) instanceof ScreenUnavailable) return <OutdatedPage />;
    return <CrashedPage onRetry={() => this.setState({ problem: null })} />;
  }
}
