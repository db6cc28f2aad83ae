/**
 * @generated SignedSource<<84b577c4b9fd7b8ecfaf5e69afeafc6b>>
 * @relayHash 195eadfd428b821380bf72c97d98362b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d5092feb1a73002cd3bbb1a9460cdb3fe53a0409bf468d1f4c8fb57c0779013

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StockScreenQuery } from './StockScreenQuery.graphql';

const node: PreloadableConcreteRequest<StockScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0d5092feb1a73002cd3bbb1a9460cdb3fe53a0409bf468d1f4c8fb57c0779013",
    "metadata": {},
    "name": "StockScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
