/**
 * @generated SignedSource<<dc47c02861923a6461df1973e612ea1d>>
 * @relayHash fc5bfade9b94906035afb4a70258931a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22f4ec6127cc0a577130b461fb73f18cc665f63aeb2db27a14fc10aa23bd4389

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AboutScreenQuery } from './AboutScreenQuery.graphql';

const node: PreloadableConcreteRequest<AboutScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "22f4ec6127cc0a577130b461fb73f18cc665f63aeb2db27a14fc10aa23bd4389",
    "metadata": {},
    "name": "AboutScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
