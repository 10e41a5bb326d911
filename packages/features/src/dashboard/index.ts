export { DashboardContainer, type DashboardContainerProps } from './Dashboard/DashboardContainer.tsx';
export { DashboardScreen, type DashboardScreenProps } from './Dashboard/DashboardScreen.tsx';
export { WelcomeBanner, type WelcomeBannerProps } from './WelcomeBanner/WelcomeBanner.tsx';
