/**
 * @generated SignedSource<<eafa8b491dff1948a4e5e0b997190807>>
 * @relayHash 96503c7cdf2a15f2424aec1bd943ff3e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 330ac459b413e3380db24299fbab5492e0cd7ba9967f1385b3ce192c40bed48e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StockScreenQuery } from './StockScreenQuery.graphql';

const node: PreloadableConcreteRequest<StockScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "330ac459b413e3380db24299fbab5492e0cd7ba9967f1385b3ce192c40bed48e",
    "metadata": {},
    "name": "StockScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
