import { useScreen } from './useScreen.ts';
export default function Stub() {
  useScreen('products');
  return <h1>products</h1>;
}
