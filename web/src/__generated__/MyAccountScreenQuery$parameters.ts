/**
 * @generated SignedSource<<c9727ab21d1701932b5fee4f33976257>>
 * @relayHash e966c49ccacd36e422482ba55fd871eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ea2fc226a23efd4564f640499cf98810c5a0ede6fe39e1b3e5aed7ba55a72c5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyAccountScreenQuery } from './MyAccountScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyAccountScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8ea2fc226a23efd4564f640499cf98810c5a0ede6fe39e1b3e5aed7ba55a72c5",
    "metadata": {},
    "name": "MyAccountScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
