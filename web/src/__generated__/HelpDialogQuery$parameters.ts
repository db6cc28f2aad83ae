/**
 * @generated SignedSource<<28bf4856579f7d789fd0fe8c8e1c496e>>
 * @relayHash 28863ba41550a4b7e646edb784cd6f26
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e47d3aefe7400ab51f92ad4865915eb9e0b3c0a34cdf061984875eb7f30944cf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HelpDialogQuery } from './HelpDialogQuery.graphql';

const node: PreloadableConcreteRequest<HelpDialogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e47d3aefe7400ab51f92ad4865915eb9e0b3c0a34cdf061984875eb7f30944cf",
    "metadata": {},
    "name": "HelpDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
