/**
 * @generated SignedSource<<af13cd169d7b487ccd97ce7b1e72c2a0>>
 * @relayHash f7bf2d5236d8efb131b2dad831fab56e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4fe9285d57f9c4ba63acb9e04be112dce33332e6fe0455ecd272c0dde8ee0e82

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AboutScreenQuery } from './AboutScreenQuery.graphql';

const node: PreloadableConcreteRequest<AboutScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4fe9285d57f9c4ba63acb9e04be112dce33332e6fe0455ecd272c0dde8ee0e82",
    "metadata": {},
    "name": "AboutScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
