import LoadState from '../../components/LoadState';

export default LoadState;
