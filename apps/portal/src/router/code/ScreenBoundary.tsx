import { Component, type ReactNode } from 'react';
import { CrashedPage } from '../../pages/ProblemPage.tsx';

interface ScreenBoundaryProps {
  children: ReactNode;
}

/** Shows an error page in place of a screen that has thrown, so that the shell stays usable. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { hasThrown: boolean }> {
  override state = { hasThrown: false };

  static getDerivedStateFromError() {
    return { hasThrown: true };
  }

  override render() {
    if (!this.state.hasThrown) return this.props.children;
    return <CrashedPage onRetry={() => this.setState({ hasThrown: false })} />;
  }
}
