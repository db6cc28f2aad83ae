/**
 * @generated SignedSource<<c356bceed919dffa7682dbc12a95c7a2>>
 * @relayHash 19244c8bf466ca7946256a976de06709
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d822247cc31b9e94f30dbab650b8da6bcd284c059340317d9d3870c01344b2f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LoadedChartQuery } from './LoadedChartQuery.graphql';

const node: PreloadableConcreteRequest<LoadedChartQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7d822247cc31b9e94f30dbab650b8da6bcd284c059340317d9d3870c01344b2f",
    "metadata": {},
    "name": "LoadedChartQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
