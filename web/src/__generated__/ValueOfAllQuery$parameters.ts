/**
 * @generated SignedSource<<9f1e65bb58e8808940fca4f8cfb6c589>>
 * @relayHash 60eb9c9420260326773adac76f712c03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID afed760ddc0074ae1449494994046b2d42ea5c22f22c87339b9fe0b7e4d8cbb6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ValueOfAllQuery } from './ValueOfAllQuery.graphql';

const node: PreloadableConcreteRequest<ValueOfAllQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "afed760ddc0074ae1449494994046b2d42ea5c22f22c87339b9fe0b7e4d8cbb6",
    "metadata": {},
    "name": "ValueOfAllQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
