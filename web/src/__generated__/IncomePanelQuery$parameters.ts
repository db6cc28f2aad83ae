/**
 * @generated SignedSource<<c484d7e45ac2010888a758adcfffc94b>>
 * @relayHash 76656f22a0c8020e2ea690b163cb08a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d436310b35791d6e894e701ecb7ec38215ae7dc96e78db4a127a9e35792320f7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IncomePanelQuery } from './IncomePanelQuery.graphql';

const node: PreloadableConcreteRequest<IncomePanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d436310b35791d6e894e701ecb7ec38215ae7dc96e78db4a127a9e35792320f7",
    "metadata": {},
    "name": "IncomePanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
