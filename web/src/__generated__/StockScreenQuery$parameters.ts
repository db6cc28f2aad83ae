/**
 * @generated SignedSource<<d61158eab8eaafd2e0d145ee504429cb>>
 * @relayHash 5e8c7b2bfd03ce858a9c45458b65be74
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb49940c89dd658a25c5def26b3220df7f161d19511d48daf55d95667f7aaac6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StockScreenQuery } from './StockScreenQuery.graphql';

const node: PreloadableConcreteRequest<StockScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bb49940c89dd658a25c5def26b3220df7f161d19511d48daf55d95667f7aaac6",
    "metadata": {},
    "name": "StockScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
